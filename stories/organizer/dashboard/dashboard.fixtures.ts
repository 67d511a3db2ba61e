import { addDays, type SalesDay, type TypeStock } from '../../../src/domain';

export const today = '2026-02-12';

/** A hundred days that end today: quiet weekends, a rush before a price ends, less today than there will be. */
export const days: readonly SalesDay[] = Array.from({ length: 100 }, (_, index) => {
  const day = addDays(today, index - 99);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const usual = weekday === 0 || weekday === 6 ? 2 : 4 + (index % 4);
  const orders = day === '2026-01-28' ? 24 : usual;
  return { day, orders, registrations: orders * 2, begun: orders + (index % 2), revenue: orders * 180_45 };
});

/** The same weeks a year ago, at two thirds of the price. */
export const yearBefore: readonly SalesDay[] = days.map(({ day, revenue, ...counts }) => ({
  ...counts,
  day: addDays(day, -364),
  revenue: (revenue / 3) * 2,
}));

/** Plenty, few, none, some held, and one without a limit. */
export const stock: readonly TypeStock[] = [
  { id: '1', name: 'General Admission', quantity: 200, sold: 138, held: 11, left: 51 },
  { id: '2', name: 'Two-Day Pass', quantity: 150, sold: 107, held: 6, left: 37 },
  { id: '3', name: 'Workshop: Painted Signs', quantity: 20, sold: 16, held: 1, left: 3 },
  { id: '4', name: 'Student Day', quantity: 60, sold: 60, held: 0, left: 0 },
  { id: '5', name: 'Community Day', quantity: null, sold: 84, held: 0, left: null },
];
