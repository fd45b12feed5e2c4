/** What is said of a link for another device. */

export const more = {
  link: {
    showQr: 'Show it as a QR code',
    hideQr: 'Hide the QR code',
    alone: 'This computer is in no network, so other devices can’t open this link yet.',
  },
};
