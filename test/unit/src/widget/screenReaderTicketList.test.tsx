import { expect, it } from 'vitest';
import { backendInTests } from '../../mocks/backend';
import { listening, rowOf } from './listening';

const { backend, client, hold } = backendInTests();
const buyer = listening({ backend, client });
const march20 = 'Friday, March 20, 2026 at 11:59:59 PM EDT';

it('reads the title, the columns, then ticket by ticket: name, price, fee and why there is a quantity or none', async () => {
  await buyer.open();
  const read = await buyer.readToTheEnd();

  expect(read).toContain('heading, Tickets, level 2');
  const columns = read.filter((phrase) => phrase.startsWith('columnheader'));
  expect(columns).toEqual(['Ticket', 'Price', 'Fee', 'Quantity'].map((column) => `columnheader, ${column}`));

  const row = (ticket: string) => rowOf(read, ticket);
  expect(row('General Admission')).toEqual([
    'General Admission',
    'Both halls, every talk, and the evening concert on the pier. Doors open at 9:00.',
    'Ends Mar 20',
    '$180.00',
    ...['+', '$9.40', 'fee'],
    '$9.40',
    `combobox, Quantity: General Admission, 0, Ends Mar 20 ${march20}, has popup listbox, not expanded`,
    march20,
  ]);
  // Few are left: heard with the quantity, without going back for it.
  expect(row('Workshop: Painted Signs')).toContain(
    `combobox, Quantity: Workshop: Painted Signs, 0, 3 Left Ends Mar 20 ${march20}, has popup listbox, not expanded`,
  );
  expect(row('Community Day')).toEqual([
    'Community Day',
    'Friday’s open studio in the boat shed: short talks, a print fair, and soup at noon.',
    'Free',
    'No fee',
    'combobox, Quantity: Community Day, 0, has popup listbox, not expanded',
  ]);
});

it('says why a ticket type has no quantity, with the date in full', async () => {
  await buyer.open();
  const read = await buyer.readToTheEnd();
  const ends = (ticket: string, count: number) => rowOf(read, ticket).slice(-count);

  expect(ends('Student Day', 1)).toEqual(['Sold Out']);
  expect(ends('Group of Five', 2)).toEqual([
    'Sale starts Mar 5',
    'Thursday, March 5, 2026 at 9:00:00 AM EST',
  ]);
  expect(ends('Super Early Pass', 2)).toEqual([
    'Sale ended on Jan 31',
    'Saturday, January 31, 2026 at 11:59:59 PM EST',
  ]);
  // It takes a ticket type that only a code reveals, whose name is not given away.
  expect(read.join(' ')).not.toContain('Backstage Tour');
  expect(ends('Opening Dinner', 1)).toEqual(['Only available upon other ticket selection']);
  // None of them has anything to choose.
  for (const ticket of ['Student Day', 'Group of Five', 'Super Early Pass', 'Opening Dinner'])
    expect(rowOf(read, ticket).join()).not.toContain('combobox');
});

it('stops at each quantity, the code and the order with Tab, and nowhere else', async () => {
  await buyer.open();
  const stops = await buyer.tabTo(buyer.orderButton);
  expect(stops.map((phrase) => phrase.split(', ').slice(0, 2).join(', '))).toEqual([
    'combobox, Quantity: General Admission',
    'combobox, Quantity: Two-Day Pass',
    'combobox, Quantity: Workshop: Painted Signs',
    'combobox, Quantity: Community Day',
    'button, Enter Promo Code',
    'button, Order Now',
  ]);
});

it('says the total after a choice, once the focus is still in the quantity', async () => {
  await buyer.open();
  await buyer.tabTo('combobox, Quantity: General Admission');
  await buyer.chooses('General Admission', 2);
  const said = await buyer.hears('Total · 2 tickets');
  expect(said.some((phrase) => phrase.startsWith('polite: ') && phrase.includes('$378.80'))).toBe(true);
  expect(document.activeElement).toHaveAccessibleName('Quantity: General Admission');
});

it('says that stock fell under what was chosen, and how many are left of it (F04)', async () => {
  await buyer.open();
  await buyer.tabTo('combobox, Quantity: Workshop');
  await buyer.chooses('Workshop: Painted Signs', 3);
  await buyer.hears('3 tickets');
  await hold({ '3004': 1 });
  await buyer.chooses('General Admission', 1);
  const said = await buyer.hears('Workshop: Painted Signs');
  expect(said.find((phrase) => phrase.includes('Workshop'))).toMatch(/polite: .*3.*2/);
});
