import type { Instant, OrderStatus } from '../../src/contract';

/** An order as its buyer made it; prices are added by `pastOrders`. */
export interface PastOrder {
  at: Instant;
  /** First and last name of the buyer, who is the first attendee. */
  buyer: [string, string];
  /** A company that ordered, when the buyer's own name is not on the order. */
  company?: string;
  email: string;
  /** Ticket type id by quantity. */
  lines: Record<string, number>;
  /** Names of the attendees after the buyer, in order. */
  with?: [string, string][];
  code?: string;
  status?: OrderStatus;
  paidVia?: string;
  last4?: string;
}

const [general, pass, tour, workshop, student, earlyPass, dinner, community] = [
  ...(['3001', '3002', '3003', '3004', '3005', '3007', '3008', '3009'] as const),
];
const visa = (last4: string) => ({ paidVia: 'Visa', last4 });
const masterCard = (last4: string) => ({ paidVia: 'MasterCard', last4 });
const amex = (last4: string) => ({ paidVia: 'American Express', last4 });

/** Oldest first, as they came in. */
export const ordersMade: PastOrder[] = [
  {
    at: '2025-11-03T09:02:11-05:00',
    buyer: ['Ingrid', 'Solberg'],
    email: 'ingrid@fjordtype.example',
    lines: { [earlyPass]: 2 },
    with: [['Nils', 'Solberg']],
    ...visa('4242'),
  },
  {
    at: '2025-11-03T09:03:40-05:00',
    buyer: ['Daniel', 'Okafor'],
    email: 'daniel.okafor@brightwater.example',
    lines: { [earlyPass]: 1 },
    ...masterCard('4444'),
  },
  {
    at: '2025-11-14T16:20:05-05:00',
    buyer: ['Sofia', 'Marchetti'],
    email: 'sofia@marchetti.example',
    lines: { [earlyPass]: 1, [workshop]: 1 },
    ...visa('1881'),
  },
  {
    at: '2025-12-01T11:45:52-05:00',
    buyer: ['Wei', 'Chen'],
    email: 'wei.chen@lumen-lab.example',
    lines: { [earlyPass]: 4 },
    with: [
      ['Ana', 'Souza'],
      ['Ravi', 'Menon'],
      ['Eleanor', 'Price'],
    ],
    ...amex('0005'),
  },
  {
    at: '2025-12-09T08:15:30-05:00',
    buyer: ['Fatima', 'El Amrani'],
    email: 'fatima@medinaworks.example',
    lines: { [student]: 1 },
    ...visa('4242'),
  },
  {
    at: '2025-12-18T19:31:07-05:00',
    buyer: ['Oliver', 'Grant'],
    email: 'oliver.grant@grantandco.example',
    lines: { [earlyPass]: 2 },
    with: [['Beth', 'Grant']],
    status: 'refunded',
    ...visa('5556'),
  },
  {
    at: '2026-01-05T10:10:44-05:00',
    buyer: ['Chiara', 'Conti'],
    email: 'chiara@studioconti.example',
    lines: { [pass]: 1 },
    ...masterCard('8210'),
  },
  {
    at: '2026-01-08T14:52:16-05:00',
    buyer: ['Marcus', 'Bell'],
    email: 'm.bell@bellfoundry.example',
    lines: { [general]: 2 },
    with: [['Joan', 'Bell']],
    ...visa('1117'),
  },
  {
    at: '2026-01-12T09:05:00-05:00',
    buyer: ['Noor', 'Haddad'],
    email: 'noor@cedarpress.example',
    lines: { [student]: 2 },
    with: [['Yara', 'Haddad']],
    ...visa('4242'),
  },
  {
    at: '2026-01-15T17:40:23-05:00',
    buyer: ['Ewa', 'Kowalska'],
    email: 'ewa.kowalska@drukarnia.example',
    lines: { [pass]: 2, [workshop]: 2 },
    with: [
      ['Piotr', 'Kowalski'],
      ['Ewa', 'Kowalska'],
      ['Piotr', 'Kowalski'],
    ],
    ...masterCard('4444'),
  },
  {
    at: '2026-01-19T12:01:59-05:00',
    buyer: ['Samuel', 'Adeyemi'],
    email: 'sam@adeyemi.example',
    lines: { [community]: 1 },
  },
  {
    at: '2026-01-21T20:14:35-05:00',
    buyer: ['Lucía', 'Fernández'],
    email: 'lucia@fernandez.example',
    lines: { [general]: 1 },
    ...visa('0077'),
  },
  {
    at: '2026-01-26T08:33:12-05:00',
    buyer: ['Henrik', 'Dahl'],
    email: 'henrik@dahldesign.example',
    lines: { [pass]: 3 },
    with: [
      ['Maja', 'Dahl'],
      ['Otto', 'Berg'],
    ],
    ...amex('8431'),
  },
  {
    at: '2026-01-28T15:27:48-05:00',
    buyer: ['Rosa', 'Nguyen'],
    email: 'rosa.nguyen@papertrail.example',
    lines: { [workshop]: 1 },
    ...visa('4242'),
  },
  {
    at: '2026-02-01T11:11:11-05:00',
    buyer: ['George', 'Papadakis'],
    email: 'george@papadakis.example',
    lines: { [general]: 4 },
    with: [
      ['Eleni', 'Papadaki'],
      ['Nikos', 'Papadakis'],
      ['Dora', 'Papadaki'],
    ],
    ...visa('3222'),
  },
  {
    at: '2026-02-03T13:48:29-05:00',
    buyer: ['Aisha', 'Khan'],
    email: 'aisha@khanletters.example',
    lines: { [community]: 2 },
    with: [['Bilal', 'Khan']],
  },
  {
    at: '2026-02-09T10:22:03-05:00',
    buyer: ['Peter', 'van Dijk'],
    email: 'peter@vandijk.example',
    lines: { [pass]: 1, [tour]: 1, [dinner]: 1 },
    with: [
      ['Peter', 'van Dijk'],
      ['Peter', 'van Dijk'],
    ],
    code: 'LANTERN20',
    ...masterCard('5100'),
  },
  {
    at: '2026-02-11T10:36:41-05:00',
    buyer: ['Jonas', 'Lindqvist'],
    email: 'jonas@kolonn.example',
    lines: { [pass]: 1, [dinner]: 1, [tour]: 1 },
    with: [
      ['Jonas', 'Lindqvist'],
      ['Jonas', 'Lindqvist'],
    ],
    code: 'LANTERN20',
    ...visa('4242'),
  },
  {
    at: '2026-02-11T11:49:20-05:00',
    buyer: ['Priya', 'Raman'],
    email: 'priya@fieldandform.example',
    lines: { [workshop]: 1 },
    status: 'refunded',
    paidVia: 'PayPal',
  },
  {
    at: '2026-02-11T14:21:08-05:00',
    buyer: ['Grace', 'Mwangi'],
    email: 'grace@openwork.example',
    lines: { [general]: 4 },
    with: [
      ['Daniel', 'Mwangi'],
      ['Ruth', 'Wanjiru'],
      ['Paul', 'Otieno'],
    ],
    status: 'disputed',
    ...visa('1881'),
  },
  {
    at: '2026-02-11T16:05:55-05:00',
    buyer: ['Leïla', 'Benali'],
    email: 'leila@atelier-nord.example',
    lines: { [community]: 1 },
  },
  {
    at: '2026-02-11T18:30:17-05:00',
    buyer: ['Tom', 'Whitaker'],
    email: 'tom@harbourtrust.example',
    lines: { [general]: 2 },
    with: [['Ellen', 'Whitaker']],
    paidVia: 'Bitcoin',
  },
  {
    at: '2026-02-12T08:57:02-05:00',
    buyer: ['Hana', 'Sato'],
    email: 'hana@papersmith.example',
    lines: { [tour]: 1 },
    code: 'LANTERN20',
    ...amex('0005'),
  },
  {
    at: '2026-02-12T09:18:36-05:00',
    buyer: ['Mateo', 'Ruiz'],
    company: 'City of Providence',
    email: 'mateo.ruiz@providence.example',
    lines: { [pass]: 6 },
    with: [
      ['Carla', 'Reis'],
      ['Dev', 'Patel'],
      ['June', 'Alvarez'],
      ['Kofi', 'Asante'],
      ['Mei', 'Lin'],
    ],
    status: 'awaitingPayment',
  },
  {
    at: '2026-02-12T09:42:13-05:00',
    buyer: ['Amara', 'Osei'],
    email: 'amara@tidewater.example',
    lines: { [general]: 1, [pass]: 1 },
    with: [['Kwame', 'Osei']],
    code: 'LANTERN20',
    ...visa('4242'),
  },
];
