import type { TicketTypeSeed } from '../sale/terms';
import type { World } from '../db/world';
import { northlight } from './northlight';

const usual = { fee: { percent: 5 }, stock: 240, perOrderMin: 1, perOrderMax: 6 } as const;
const untilMay: TicketTypeSeed['opening'] = { kind: 'dates', end: '2026-05-01T23:59:59-04:00' };
const now: TicketTypeSeed['opening'] = { kind: 'immediate' };

/** Every state a row can be in, one after the other. LANTERN20 takes 20 % off one of them and reveals another. */
const ticketTypes: TicketTypeSeed[] = [
  {
    id: '3101',
    name: 'Day Ticket',
    price: 120_00,
    opening: now,
    ...usual,
    description: '<p>On sale, for as long as there are any.</p>',
  },
  {
    id: '3102',
    name: 'Evening Concert',
    price: 48_00,
    opening: untilMay,
    ...usual,
    description: '<p>On sale until a day.</p>',
  },
  {
    id: '3103',
    name: 'Next Year’s Pass',
    price: 260_00,
    ...usual,
    opening: { kind: 'dates', end: '2027-01-15T23:59:59-05:00' },
    description: '<p>Its last day is in another year, which is said.</p>',
  },
  {
    id: '3104',
    name: 'Reader’s Pass',
    price: 320_00,
    opening: untilMay,
    ...usual,
    description: '<p>Cheaper with the code LANTERN20.</p>',
  },
  {
    id: '3105',
    name: 'Backstage Tour',
    price: 60_00,
    opening: untilMay,
    hidden: true,
    ...usual,
    description: '<p>Here for who has the code LANTERN20.</p>',
  },
  {
    id: '3106',
    name: 'Workshop: Painted Signs',
    price: 95_00,
    opening: untilMay,
    ...usual,
    stock: 3,
    displayRemaining: true,
    description: '<p>Almost gone.</p>',
  },
  {
    id: '3107',
    name: 'Workshop: Folded Maps',
    price: 95_00,
    opening: now,
    ...usual,
    stock: 48,
    displayRemaining: true,
    description: '<p>How many are left is told, and is nothing to worry about.</p>',
  },
  {
    id: '3108',
    name: 'Table of Four',
    price: 400_00,
    opening: now,
    ...usual,
    perOrderMin: 4,
    perOrderMax: 8,
    description: '<p>Four or more in one order.</p>',
  },
  {
    id: '3109',
    name: 'Community Day',
    price: 0,
    opening: now,
    ...usual,
    fee: {},
    description: '<p>Costs nothing.</p>',
  },
  {
    id: '3110',
    name: 'Opening Dinner',
    price: 85_00,
    ...usual,
    opening: { kind: 'ticketSelect', requires: ['3101'], most: 1 },
    description: '<p>For who also takes a Day Ticket.</p>',
  },
  {
    id: '3111',
    name: 'Student Day',
    price: 70_00,
    opening: now,
    ...usual,
    stock: 0,
    description: '<p>None are left.</p>',
  },
  {
    id: '3112',
    name: 'Super Early Pass',
    price: 140_00,
    ...usual,
    opening: { kind: 'dates', start: '2025-11-03T09:00:00-05:00', end: '2026-01-31T23:59:59-05:00' },
    description: '<p>Its time has been.</p>',
  },
  {
    id: '3113',
    name: 'Group of Five',
    price: 790_00,
    ...usual,
    opening: { kind: 'dates', start: '2026-03-05T09:00:00-05:00', end: '2026-05-01T23:59:59-04:00' },
    description: '<p>Its time is still to come.</p>',
  },
  {
    id: '3114',
    name: 'Press Pass',
    price: 20_00,
    opening: { kind: 'closed' },
    ...usual,
    description: '<p>Not on sale, and nobody says when.</p>',
  },
  {
    id: '3115',
    name: 'Whole Weekend',
    price: 540_00,
    opening: now,
    ...usual,
    description:
      '<p>Both days, both evenings and the walk along the harbour on Sunday, with the printed programme, lunch in the ' +
      'glasshouse, and a seat kept until ten minutes before each talk.</p><ul><li>The pass is yours by name.</li>' +
      '<li>It can be moved to a colleague until <strong>May 7</strong>.</li></ul>' +
      '<p><a href="https://northlight.example/weekend">All of the weekend, hour by hour</a></p>',
  },
];

/** Every row of 000 §2.2 in one event. */
export const rowStates: World = {
  ...northlight,
  name: 'rowStates',
  ticketTypes,
  promotions: northlight.promotions
    .filter(({ code }) => code === 'LANTERN20')
    .map((promotion) => ({ ...promotion, discounts: ['3104'], reveals: ['3105'] })),
  orders: [],
};
