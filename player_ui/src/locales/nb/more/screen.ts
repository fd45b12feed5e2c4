import type { more as source } from '../../en/more/screen';

/** Det bare bordskjermen sier, og veien til bordet. */
export const more: typeof source = {
  screen: {
    scan: 'Skann for å bli med',
    orType: 'eller åpne i nettleseren',
    code: 'og skriv koden',
    trouble:
      'Får ikke telefonen den opp? Bruk samme trådløsnett som denne skjermen, ikke et gjestenett, og slå av VPN.',
    others: 'Virker det ikke? Prøv',
    noNetwork:
      'Fant ikke noe nettverk, så telefonene når ikke bordet ennå. Koble denne enheten til trådløsnettet.',
    waiting: 'Stolene står fortsatt tomme.',
    seats: { one: '1 plass', many: '{n} plasser' },
    readyCount: '{n} av {all} er klare',
    willDeal: 'I kortstokken',
    dealt: 'I spill',
    needMore: 'Fra {n} spillere',
    alive: '{n} av {all} lever',
    votesFor: { one: '1 stemme', many: '{n} stemmer' },
    voted: 'har stemt',
    votedCount: '{n} av {all} har stemt',
    tied: 'Står likt',
    speakHere: 'La denne skjermen snakke',
    twoLanguages:
      'Fortelleren snakker {language}, og det gjør også denne skjermen under spillet. Verten kan endre det.',
    largeType: 'Stor skrift',
    contrast: 'Høy kontrast',
    enableSound: 'Trykk for å slå på lyden',
    enableText: 'Denne skjermen er fortellerens stemme. Nettleseren vil ha et trykk først.',
    enableInstead:
      'Vertsmaskinen har ingen lyd, så denne skjermen er fortellerens stemme. Nettleseren vil ha et trykk først.',
    usualDevice: 'Lydenheten på vertsmaskinen',
    namedDevice: 'Lydenheten «{name}»',
    soundTrouble: {
      'no-library':
        'Vertsmaskinen mangler lydbiblioteket PortAudio (på Debian, Ubuntu og Raspberry Pi OS: sudo apt install libportaudio2 libasound2-plugins). Bordskjermen snakker i stedet.',
      'no-device':
        'Vertsmaskinen har ingen lydenhet. Bordskjermen snakker i stedet. Er det koblet til en høyttaler der, så se etter at den er slått på.',
      gone: '{device} er borte. Bordskjermen snakker til den er koblet til igjen. Verten kan også velge en annen.',
      lost: '{device} har sluttet å virke. Bordskjermen snakker til den er tilbake. Se etter at den er koblet til og slått på, eller la verten velge en annen.',
      hung: '{device} svarer ikke. Det prøves igjen med hver replikk, og så lenge snakker bordskjermen. Hjelper ikke det, så koble den fra og til igjen.',
      'player-ended':
        'Det som spiller lyden på vertsmaskinen, har stoppet. Det startes igjen til neste replikk, og så lenge snakker bordskjermen.',
      'player-slow':
        'Det som spiller lyden på vertsmaskinen, kom ikke i gang i tide. Det prøves snart igjen, og så lenge snakker bordskjermen.',
      'player-missing':
        'Det som spiller lyden på vertsmaskinen, lar seg ikke starte. Det prøves igjen med hver replikk, og så lenge snakker bordskjermen.',
      'no-page': 'Ingen bordskjerm spiller lyden ennå.',
      'other-voice':
        'Den valgte stemmen kan ikke snakke, så en annen forteller. Verten kan velge en annen stemme.',
      voice: 'Stemmen kan ikke snakke, så teksten på skjermen forteller. Verten kan velge en annen stemme.',
    },
    calledOff: 'Spillet ble avblåst. Ingenting røpes.',
    dealsAgain: 'Når dere vil, kan verten dele ut på nytt eller velge et annet spill.',
    again: 'En runde til? Verten kan sette den i gang med ett trykk.',
    hurryHost: 'Skynd dere! Snart er det for sent å svare.',
    comeIn: 'Bli med, eller mistet plassen?',
    lostSeat:
      'Har du mistet plassen din? Gå inn på samme måte, trykk «Jeg hadde en plass her, men ikke på denne telefonen», så slipper verten deg inn.',
    fullscreen: 'Hele skjermen',
    silent: 'Stemmen er av. Les med her.',
  },
};
