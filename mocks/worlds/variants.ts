import type { World } from '../db/world';
import { northlight } from './northlight';
import { variant } from './variant';

const ticket = (id: string) => northlight.ticketTypes.filter((type) => type.id === id);
const onSale = ['3001', '3002', '3004', '3009'];

export const soldOut = variant('soldOut', {
  ticketTypes: northlight.ticketTypes
    .filter((type) => !type.hidden)
    .map((type) => ({ ...type, stock: 0, opening: { kind: 'immediate' } })),
});

/** Student Day is sold out, and whoever wants it can wait. */
export const waitlist = variant('waitlist', {
  ticketTypes: northlight.ticketTypes.map((type) =>
    type.id === '3005' ? { ...type, waitlist: true } : type,
  ),
});

export const fewLeft = variant('fewLeft', {
  ticketTypes: northlight.ticketTypes
    .filter(({ id }) => onSale.includes(id))
    .map((type, index) => ({ ...type, stock: [4, 2, 1, 5][index] ?? 3, displayRemaining: true })),
});

export const noTickets = variant('noTickets', { ticketTypes: [], promotions: [], orders: [] });

export const singleTicket = variant('singleTicket', {
  ticketTypes: ticket('3001'),
  promotions: [],
});

export const expiring = variant('expiring', { sale: { ...northlight.sale, timeLimit: 3 } });

/** A hold wants the token of a captcha. */
export const captcha = variant('captcha', { widget: { ...northlight.widget, captchaEnabled: true } });

/** The same, of a captcha that asks nothing of most buyers and shows nothing. */
export const captchaUnseen = variant('captchaUnseen', {
  widget: { ...northlight.widget, captchaEnabled: true },
  siteConf: { ...northlight.siteConf, captcha: { provider: 'recaptchaV3', siteKey: 'rehearsal' } },
});

export const noTax = variant('noTax', {
  sale: { ...northlight.sale, taxRate: null, taxName: null },
  widget: { ...northlight.widget, taxOnCheckout: false },
  orders: [],
});

export const freeEvent = variant('freeEvent', {
  event: {
    ...northlight.event,
    name: 'Northlight Open House',
    'start-date': '2026-05-16T11:00:00-04:00',
    'end-date': '2026-05-16T17:00:00-04:00',
  },
  siteConf: { ...northlight.siteConf, gateway: 'free' },
  widget: { ...northlight.widget, includePromoCode: false, showFees: false, taxOnCheckout: false },
  sale: { ...northlight.sale, taxRate: null, taxName: null, gateway: 'free', freeEvent: true },
  promotions: [],
  orders: [],
  ticketTypes: [
    ...ticket('3009'),
    {
      id: '3010',
      name: 'Children’s Print Workshop',
      description:
        '<p>For ages six to twelve; one grown-up for every three children. Aprons are provided.</p>',
      price: 0,
      fee: {},
      stock: 16,
      perOrderMin: 1,
      perOrderMax: 3,
      displayRemaining: true,
      opening: { kind: 'immediate' },
    },
  ],
});

/** As many ticket types as asked for, on sale, a different price each. */
export function manyTickets(count: number): World {
  const rooms = ['Main Hall', 'Glasshouse', 'Boat Shed', 'Print Room', 'Upper Deck', 'Lantern Room'];
  const topics = ['Signs', 'Maps', 'Forms', 'Type', 'Timetables', 'Paper', 'Light', 'Colour', 'Wayfinding'];
  return variant('manyTickets', {
    promotions: [],
    orders: [],
    ticketTypes: Array.from({ length: count }, (_, index) => ({
      id: String(40_000 + index),
      name: `Session ${index + 1}: ${topics[index % topics.length] ?? ''}`,
      description: `<p>An hour in the ${rooms[index % rooms.length] ?? ''}, with time for questions.</p>`,
      price: 1200 + (index % 40) * 50,
      fee: { percent: 5 },
      stock: 30,
      perOrderMin: 1,
      perOrderMax: 4,
      opening: { kind: 'immediate' as const },
    })),
  });
}

const longDescription =
  '<p>Three and a half days of lectures, critiques and studio visits for people who make the printed and painted ' +
  'surfaces of a city: street names, station maps, notices, forms, timetables and the small plates beside doors ' +
  'that nobody sees until they are missing.</p><p>Included are the reception on the ferry, all meals except the ' +
  'Saturday dinner, a printed reader of 240 pages, and entry to the collections of the Harbour Museum, where the ' +
  'curators open drawers that have been closed since 1968.</p><ul><li>Please bring a notebook without lines.</li>' +
  '<li>Please tell us about allergies at least a week before.</li></ul>';

export const longTexts = variant('longTexts', {
  event: {
    ...northlight.event,
    name: 'Northlight International Congress for Public Lettering, Wayfinding and Municipal Typography 2026',
    venue: {
      name: 'The Commonwealth Harbour Hall and Maritime Exhibition Centre, North Wing',
      address: '1 Pier Road, entrance by the lower quay opposite the customs house',
      city: 'Boston',
    },
  },
  widget: { ...northlight.widget, title: 'Tickets for members, guests, students and travelling companions' },
  ticketTypes: northlight.ticketTypes.map((type) => ({
    ...type,
    name: `${type.name} for members, guests and accompanying persons, including the Donaudampfschifffahrtsgesellschaftskapitänsempfang`,
    description: longDescription,
  })),
});

export const yen = variant('yen', {
  event: {
    ...northlight.event,
    name: 'Northlight Tokyo 2026',
    'start-date': '2026-06-04T10:00:00+09:00',
    'end-date': '2026-06-05T18:00:00+09:00',
    'time-zone-id': 'Asia/Tokyo',
    venue: { name: 'Sumida Riverside Hall', address: '1-23-20 Azumabashi, Sumida-ku', city: 'Tokyo' },
  },
  sale: {
    ...northlight.sale,
    currency: { code: 'JPY', symbol: '¥', minorUnits: 0 },
    taxRate: 10,
    taxName: 'Consumption tax',
  },
  orders: [],
  ticketTypes: northlight.ticketTypes.map((type) => ({
    ...type,
    price: type.price,
    fee: type.price === 0 ? {} : { percent: 5 },
  })),
});
