import type { PostRegistrationSettings } from '../../src/contract';
import type { StoredOrder, StoredTicket } from '../sale/stored';
import type { World } from '../db/world';
import { noSharing, usualSettings } from '../areas/confirmation/rules/settingsOf';
import { northlight } from './northlight';
import { variant } from './variant';

const { id: eventId } = northlight.event;

/** Northlight with another screen after registration. */
const confirming = (
  name: string,
  settings: PostRegistrationSettings,
  more: Partial<World> = {},
  records: Partial<World['records']> = {},
): World =>
  variant(name, {
    ...more,
    records: {
      ...northlight.records,
      postRegistrationSettings: { [eventId]: [{ id: eventId, ...settings }] },
      ...records,
    },
  });

/** The organizer set nothing up: facts, calendars and no more. */
export const confirmationPlain = confirming(
  'confirmationPlain',
  usualSettings,
  {},
  {
    socialShareSettings: { [eventId]: [{ id: 'registration', ...noSharing }] },
    confirmationExtras: {},
    socialCampaigns: { [eventId]: [] },
  },
);

const richSettings: PostRegistrationSettings = {
  displayLogo: true,
  logoUrl: '/northlight-logo.svg',
  textColor: '#31314d',
  textFontFamily: 'Georgia, serif',
  textBold: false,
  textItalic: false,
  linksColor: '#0b6e4f',
  titleColor: '#7a1f5c',
  titleFontFamily: "'Trebuchet MS', sans-serif",
  titleBold: true,
  titleItalic: true,
  buttonTextColor: '#ffffff',
  buttonBackgroundColor: '#7a1f5c',
  showAddToCalendar: true,
  showRegistrationDetails: true,
  showAlsoAttending: true,
  showTicketQr: true,
  postMessage:
    '<h2>Thank you, {{prefix}} {{firstName}} {{lastName}}</h2><p>{{eventName}} is at <strong>{{venueName}}</strong>, ' +
    '{{venueAddress}}. The programme is at <a href="{{eventUrl}}/programme">our site</a>; your ticket went to ' +
    '<em>{{ticketEmail}}</em>.</p><ul><li>Doors open an hour before.</li><li>Coming with friends? ' +
    '<a href="/widgets/tickets/1001">Order more tickets</a>.</li></ul>',
};

/** Everything there is, in the organizer's own look. */
export const confirmationRich = confirming('confirmationRich', richSettings, {
  attendees: northlight.attendees.map((person, index) =>
    index < 4 ? { ...person, photo: `/faces/${index + 1}.svg` } : person,
  ),
});

/** Not one section is switched on. */
export const confirmationBare = confirming('confirmationBare', {
  ...usualSettings,
  showAddToCalendar: false,
  showRegistrationDetails: false,
});

const ticketOf = (number: number, position: number): StoredTicket => ({
  id: `NL26-${number}-${position}`,
  ticketTypeId: '3001',
  ticketName: 'General Admission',
  totalPaid: 200_65,
  tax: 11_25,
  fees: 9_40,
  discount: 0,
  firstName: 'Robin',
  lastName: `Vale ${position}`,
  email: `robin.${position}@vale.example`,
  answers: [],
});

const orderOf = (number: number, count: number, more: Partial<StoredOrder> = {}): StoredOrder => ({
  id: `2000-${number}`,
  token: `or_state_${number}`,
  createdDate: '2026-02-12T09:40:00-05:00',
  buyerName: 'Robin Vale',
  buyerEmail: 'robin.1@vale.example',
  status: 'paid',
  total: count * 200_65,
  currency: northlight.sale.currency,
  paidVia: 'Visa',
  last4: '4242',
  invoice: false,
  promotionalCode: null,
  tickets: Array.from({ length: count }, (_, index) => ticketOf(number, index + 1)),
  ...more,
});

const unpaid = { status: 'awaitingPayment', last4: null } as const;
const refunded = orderOf(4984, 2);

/** An order for each thing that may become of one. */
export const orderStates = variant('orderStates', {
  orders: [
    ...northlight.orders,
    orderOf(4980, 1),
    orderOf(4981, 10),
    orderOf(4982, 2, { ...unpaid, invoice: true, paidVia: null }),
    orderOf(4983, 1, { ...unpaid, paidVia: 'Bitcoin' }),
    {
      ...refunded,
      status: 'refunded',
      tickets: refunded.tickets.map((ticket) => ({
        ...ticket,
        status: 'cancelled' as const,
        refunded: ticket.totalPaid,
      })),
    },
  ],
  records: {
    ...northlight.records,
    unmadeOrders: {
      [eventId]: (['processing', 'failed', 'expired'] as const).map((paymentStatus, index) => {
        const order = orderOf(4985 + index, 1, { paidVia: 'PayPal', last4: null });
        return { id: order.id, paymentStatus, order };
      }),
    },
  },
});
