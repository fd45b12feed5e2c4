import type { more as source } from '../../en/more/link';

/** Det som sies om en lenke til en annen enhet. */
export const more: typeof source = {
  link: {
    showQr: 'Vis den som QR-kode',
    hideQr: 'Skjul QR-koden',
    alone: 'Denne maskinen er ikke på noe nett, så andre enheter kan ikke åpne lenken ennå.',
  },
};
