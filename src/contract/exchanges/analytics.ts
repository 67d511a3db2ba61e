import type { Exchange } from './exchange';

/** What is reported to the host’s analytics. Nothing here stops an order when it fails; the order token is never part of it. */
export const analyticsExchanges: readonly Exchange[] = [
  {
    name: 'registrationStart',
    kind: 'analytics',
    direction: 'out',
    with: 'the tag manager',
    purpose: 'Somebody has begun to register.',
    trigger: 'Tickets are held.',
    payload: {
      'tickets[].category': '`Registration`',
      'tickets[].sku': 'id of the ticket type',
      'tickets[].ticketName': 'text',
      'tickets[].price': 'minor units divided by 100',
      'tickets[].currency': 'ISO 4217',
      'tickets[].quantity': 'number',
      'tickets[].discount': 'minor units divided by 100',
      'tickets[].discountDetails': 'in words',
    },
    // 000 §7.
    calls: ['043'],
  },
  {
    name: 'analytics events',
    kind: 'analytics',
    direction: 'out',
    with: 'the host’s analytics',
    purpose: 'Steps of the order, for funnels.',
    trigger:
      '`ticketsShown`, `promotionApplied`, `ticketsHeld`, `paymentStarted`, `orderFailed`, `orderSaved`, `timedOut`.',
    payload: { eventId: 'of the event', code: 'error code of `orderFailed`' },
    // 000 §7.
    calls: ['044'],
  },
  {
    name: 'purchase',
    kind: 'analytics',
    direction: 'out',
    with: 'the host’s analytics',
    purpose: 'An order was made.',
    trigger: 'The three loads of the confirmation are done; once for each order, reloads included.',
    payload: {
      transactionId: 'number of the order',
      value: 'amount divided by 100',
      tax: 'divided by 100',
      currency: 'ISO 4217',
      items: 'as `registrationStart` has its tickets',
    },
    // 001 §4.
    calls: ['093'],
  },
  {
    name: 'registrationComplete',
    kind: 'analytics',
    direction: 'out',
    with: 'the tag manager',
    purpose: 'A registration is complete.',
    trigger: 'Together with `purchase`.',
    payload: {
      transactionId: 'number of the order',
      transactionTotal: 'amount divided by 100',
      transactionTax: 'divided by 100',
      buyerEmail: 'only when the host has consented to `analytics.personalData`',
      buyerName: 'likewise',
      products: 'as `registrationStart` has its tickets',
    },
    // 001 §4.
    calls: ['094'],
  },
  {
    name: 'list for custom scripts',
    kind: 'analytics',
    direction: 'out',
    with: 'the organizer’s own scripts',
    purpose:
      'The data of `registrationComplete` once more, pushed to a global list. Its name is configuration.',
    trigger: 'Together with `registrationComplete`, under the same consent.',
    payload: { '(entry)': 'as `registrationComplete`' },
    // 001 §4.
    calls: ['095'],
  },
];
