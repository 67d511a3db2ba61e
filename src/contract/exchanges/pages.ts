import type { Exchange } from './exchange';

const embedded = (name: string, purpose: string, shape: string, call: string): Exchange => ({
  name: `page value: ${name}`,
  kind: 'bootstrap',
  direction: 'in',
  with: 'the page the widget is in',
  purpose: `${purpose} One member of the page’s JSON script element, checked before it is used.`,
  trigger: 'The widget starts; with the values embedded, the first list needs no request.',
  payload: { [name]: shape },
  // 000 §7.
  calls: [call],
});

/** Values, routes and redirects of the pages around the widget. */
export const pageExchanges: readonly Exchange[] = [
  embedded('me', 'The person who is signed in, or nobody.', '`Person` or `null`', '045'),
  embedded('event', 'The event on sale.', '`EventInfo`', '046'),
  embedded('params', 'What the page’s own query said.', '`orderId`, `token`, `status`', '047'),
  embedded('siteConf', 'What the site tells every widget in it.', '`SiteConf`', '048'),
  embedded(
    'invoiceData',
    'How the event is paid by invoice.',
    '`InvoiceData`; `paymentTerms` URI-encoded',
    '049',
  ),
  embedded('ticketsWidgetModel', 'Settings of the widget.', '`WidgetConfig`', '050'),
  {
    name: 'ticket selection',
    kind: 'page',
    direction: 'in',
    with: 'the browser',
    purpose: '`widgets/tickets/{eventId}`: ticket selection, then order summary and registration form.',
    trigger: 'The route is opened, by a buyer or by PayPal coming back.',
    payload: {
      orderId: 'of the order PayPal was asked about',
      token: 'of the same order; taken out of the address once it is read',
      status:
        '`success` shows ‘checking your payment’ until the order says so; `cancel` opens the selection again',
      isMobile: 'optional',
      transifexLiveMode: 'optional',
    },
    // 000 §2.
    calls: ['057'],
  },
  {
    name: 'confirmation',
    kind: 'page',
    direction: 'in',
    with: 'the browser',
    purpose: '`widgets/tickets/{eventId}/{orderId}/confirmationMessage/{token}`: the finished order.',
    trigger: 'An order was saved, or its address is opened again. The token `preview` makes it a preview.',
    // 000 §2, 001 §2.
    calls: ['058', '099'],
  },
  {
    name: 'return from card authentication',
    kind: 'page',
    direction: 'in',
    with: 'the card payment provider',
    purpose:
      '`/stripe/return`: tells the window or frame that opened it that the bank is done. The intent is read again.',
    trigger: 'The bank’s challenge ends.',
    payload: { source: '`boxoffice`', type: '`challengeAnswered`' },
    // 000 §2.
    calls: ['059'],
  },
  {
    name: 'PayPal',
    kind: 'redirect',
    direction: 'out',
    with: 'PayPal',
    purpose:
      'The top window goes to the address of `requestPayPalPayment`, if that is `https` and of PayPal’s origin.',
    trigger: 'A PayPal order was saved.',
    payload: { address: 'as answered' },
    // 000 §4.
    calls: ['071'],
  },
  {
    name: 'sign in',
    kind: 'redirect',
    direction: 'out',
    with: 'the account’s page',
    purpose: '`/{accountId}?redirectTo={current url}`; only an address of the same origin is gone back to.',
    trigger: 'An answer carries the one authentication error code (`AUTH_REQUIRED` unless configured).',
    payload: { redirectTo: 'path, query and fragment of the present page' },
    // 002 §2, §8.
    calls: ['388'],
  },
  {
    name: 'password reset',
    kind: 'page',
    direction: 'in',
    with: 'the browser',
    purpose: 'Where a new password is chosen; goes on to `next` if that is an address of the same origin.',
    trigger: 'The link of the reset email is opened.',
    payload: { next: 'path to go on to' },
    // 002 §2.
    calls: ['389'],
  },
  {
    name: 'agenda session edit',
    kind: 'page',
    direction: 'in',
    with: 'the browser',
    purpose: '`/{accountId}/events/{eventId}/apps/agenda/{sessionId}/edit`: one session of the agenda.',
    trigger: 'An organizer opens a session, or a link to it.',
    // 002 §2.
    calls: ['390'],
  },
];
