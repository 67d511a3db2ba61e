import type { Exchange } from './exchange';

/** What is stored in the browser, each with an in-memory fallback, and the one rule over all calls. */
export const storageExchanges: readonly Exchange[] = [
  {
    name: 'promotion code cookie',
    kind: 'storage',
    direction: 'both',
    with: 'the browser’s cookies',
    purpose: '`{eventId}_promo-code-id`: the applied code, so that a reload keeps it.',
    trigger: 'Written when a code was applied; cleared when one fails or is cancelled.',
    payload: { value: 'the code' },
    // 000 §4, §9.
    calls: ['073'],
  },
  {
    name: 'access token cookie',
    kind: 'storage',
    direction: 'both',
    with: 'the browser’s cookies',
    purpose:
      'Keeps a person signed in. Its name is not shown: `accessTokenCookie`, else `__Host-boxoffice-access-token`. In memory where cookies are blocked.',
    trigger:
      'Written after signing in, from the header `x-bz-access-token` or the web login; removed on sign-out.',
    payload: { value: 'the token', attributes: '3650 days, secure, path /; SameSite=None only in a frame' },
    // 000 §9.
    calls: ['074'],
  },
  {
    name: 'buyer record',
    kind: 'storage',
    direction: 'both',
    with: 'the browser’s local storage',
    purpose: 'Fills the next form; only with `allowInformationReuse`, for 365 days, and cleared on sign-out.',
    trigger: 'Written when an order is submitted; read when a form opens.',
    payload: {
      'first-name': 'text',
      'last-name': 'text',
      'primary-email': 'text',
      country: 'text',
      localStorage: '`true`: where the record comes from',
      expires: 'beside the record: milliseconds since the epoch',
    },
    // 000 §3.
    calls: ['075'],
  },
  {
    name: 'connected accounts',
    kind: 'storage',
    direction: 'both',
    with: 'the browser’s local storage',
    purpose:
      '`boxoffice:connected:{personId}`: which services this browser was told are connected, as no call lists them.',
    trigger: 'Written when a service was connected; read when the panel opens.',
    payload: { 'each service': 'since when' },
    // 000 §6.
    calls: [],
  },
  {
    name: 'a call with a missing id',
    kind: 'rule',
    direction: 'out',
    with: 'the client',
    purpose:
      'Is not sent; the caller hears ‘accountId is missing’ or ‘Don’t have required parameters.’ at once.',
    trigger: 'A parameter of its path, or one that `required` names, is absent or empty.',
    // 001 §7, 002 §5.
    calls: ['090'],
  },
];
