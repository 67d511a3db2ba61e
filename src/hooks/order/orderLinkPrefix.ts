/** What the fragment of an address begins with that goes on with an order of another device. By itself: the first screen looks for it. */
export const orderLinkPrefix = '#boxoffice-order=';
