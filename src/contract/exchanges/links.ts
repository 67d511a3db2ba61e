import type { Exchange } from './exchange';

const calendar = {
  kind: 'link',
  direction: 'out',
  trigger: 'Add to calendar, for the event or one of its sessions.',
} as const;

const cut = 'description cut at 3000 characters, and never through one';
const ics = 'UTF-8, escaped as in RFC 5545';

/** Addresses the widget and the organizer’s screens link to. */
export const linkExchanges: readonly Exchange[] = [
  {
    name: 'invoice preview',
    kind: 'link',
    direction: 'out',
    with: 'the organizer’s site',
    purpose: 'The invoice as it will be: `{host}/{accountId}/events/{eventId}/invoicePreview`.',
    trigger: 'The buyer pays by invoice, and `previewPbi` is on.',
    payload: { preview: '`true`', type: 'kind of invoice' },
    // 000 §7.
    calls: ['037'],
  },
  {
    name: 'calendar file',
    kind: 'link',
    direction: 'out',
    with: 'the endpoint `download/ical`',
    purpose: 'Answers an ICS file for what is in the query.',
    trigger: 'iCal or Outlook is chosen.',
    payload: { data: `title, start, end, place and description; ${ics}; ${cut}` },
    // 000 §7.
    calls: ['038'],
  },
  {
    ...calendar,
    name: 'Google calendar',
    with: 'Google',
    purpose: 'Opens a new entry of the buyer’s calendar.',
    payload: { text: 'title', dates: 'start and end in UTC', location: 'venue', details: cut },
    // 000 §2, 001 §7.
    calls: ['039', '086'],
  },
  {
    ...calendar,
    name: 'iCal',
    with: 'the browser',
    purpose: 'A link to the calendar file.',
    payload: { data: `as in the calendar file; ${cut}` },
    // 000 §2, 001 §7.
    calls: ['040', '087'],
  },
  {
    ...calendar,
    name: 'Outlook',
    with: 'the browser',
    purpose: 'The same link as iCal.',
    payload: { data: `as in the calendar file; ${cut}` },
    // 000 §2, 001 §7.
    calls: ['041', '088'],
  },
  {
    ...calendar,
    name: 'Yahoo calendar',
    with: 'Yahoo',
    purpose: 'Opens a new entry of the buyer’s calendar.',
    payload: { title: 'title', st: 'start in UTC', et: 'end in UTC', in_loc: 'venue', desc: cut },
    // 000 §2, 001 §7.
    calls: ['042', '089'],
  },
  {
    name: 'Manage Registration Details',
    kind: 'link',
    direction: 'out',
    with: 'the organizer’s site',
    purpose: 'The registration page of the event settings, in a new tab: `links.manage` of the confirmation.',
    trigger: 'The link is pressed, for the order or for one ticket of it.',
    payload: { ticketId: 'optional' },
    // 001 §2.
    calls: ['091'],
  },
  {
    name: 'JOIN THE COMMUNITY',
    kind: 'link',
    direction: 'out',
    with: 'the event’s community',
    purpose: 'Opens the community: `links.community` of the confirmation, without opener and referrer.',
    trigger: 'The button is pressed.',
    payload: { token: 'of the order', email: 'of the buyer' },
    // 001 §2.
    calls: ['092'],
  },
  {
    name: 'payout service',
    kind: 'link',
    direction: 'out',
    with: 'the payout service',
    purpose: 'Where an organizer sees and settles payouts; its address is configuration of the host.',
    trigger: 'The organizer opens payouts from the payment settings.',
    // 002 §7.
    calls: ['325'],
  },
];
