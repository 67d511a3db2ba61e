import type { TicketTypeSeed } from '../sale/terms';
import { northlight } from './northlight';
import { variant } from './variant';

const thursday = '2026-05-14';
const friday = '2026-05-15';
const saturday = '2026-05-16';

type Terms = Pick<TicketTypeSeed, 'id' | 'name' | 'description' | 'price' | 'stock'> &
  Partial<TicketTypeSeed>;

const type = (terms: Terms): TicketTypeSeed => ({
  fee: terms.price === 0 ? {} : { percent: 5 },
  perOrderMin: 1,
  perOrderMax: 6,
  opening: { kind: 'immediate' },
  ...terms,
});

/** Day ticket, concert, boat tour and student ticket are there on each day. */
const everyDay: TicketTypeSeed[] = [
  { day: thursday, name: 'Thursday', price: 62_00, concert: 'Lanterns on the Water', id: 5010 },
  { day: friday, name: 'Friday', price: 68_00, concert: 'Brass on the Pier', id: 5020 },
  { day: saturday, name: 'Saturday', price: 74_00, concert: 'Closing Night', id: 5030 },
].flatMap(({ day, name, price, concert, id }) => [
  type({
    id: String(id),
    name: `${name} Day Ticket`,
    description: '<p>All stages and the market hall, from noon until the last act.</p>',
    price,
    stock: 400,
    admissionDay: day,
  }),
  type({
    id: String(id + 1),
    name: `${name} Concert: ${concert}`,
    description: '<p>Standing in front of the pier stage. Doors open at 7:30 PM.</p>',
    price: 38_00,
    // Friday is gone, and whoever wants it can wait.
    stock: day === friday ? 0 : 120,
    ...(day === friday && { waitlist: true }),
    admissionDay: day,
  }),
  type({
    id: String(id + 2),
    name: `${name} Boat Tour`,
    description: '<p>An hour around the harbor islands. Warm clothes, please.</p>',
    price: 24_00,
    // Sold out without a waitlist on the first day, nearly so on the last.
    stock: day === thursday ? 0 : day === saturday ? 4 : 36,
    displayRemaining: true,
    admissionDay: day,
  }),
  type({
    id: String(id + 3),
    name: `${name} Student Ticket`,
    description: '<p>As the day ticket, with a valid student card.</p>',
    price: 29_00,
    stock: 80,
    perOrderMax: 2,
    admissionDay: day,
  }),
]);

/** Three days of a festival: day tickets, and a pass for any of them. A list of so many ticket types stands under its days. */
export const festivalDays = variant('festivalDays', {
  event: {
    ...northlight.event,
    name: 'Northlight Festival 2026',
    'start-date': '2026-05-14T12:00:00-04:00',
    'end-date': '2026-05-16T23:30:00-04:00',
  },
  promotions: [],
  orders: [],
  ticketTypes: [
    type({
      id: '5001',
      name: 'Weekend Pass',
      description: '<p>All three days, and every concert. The wristband is yours at the first gate.</p>',
      price: 165_00,
      stock: 300,
      perOrderMax: 8,
    }),
    ...everyDay,
    type({
      id: '5041',
      name: 'Saturday Family Workshop',
      description: '<p>Paint a sign together; one grown-up for every three children.</p>',
      price: 12_00,
      stock: 20,
      admissionDay: saturday,
    }),
    type({
      id: '5002',
      name: 'Children up to 11',
      description: '<p>With a grown-up, on any day.</p>',
      price: 0,
      stock: null,
    }),
    type({
      id: '5003',
      name: 'Parking',
      description: '<p>One car on the north quay, on any day.</p>',
      price: 15_00,
      stock: 60,
      perOrderMax: 2,
    }),
  ],
});
