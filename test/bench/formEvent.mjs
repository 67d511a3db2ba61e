import { scenarios } from '../../dist/mocks.js';

/** Questions to each attendee. */
export const questions = 10;

/** An event with one free ticket, so many times in an order, ten questions to each attendee, and enough for many visits. */
export function eventFor(attendees) {
  const world = scenarios.manyTickets(1);
  const [ticket] = world.ticketTypes;
  const names = ['firstName', 'lastName', 'email'];
  return {
    ...world,
    widget: { ...world.widget, maxRule: attendees },
    ticketTypes: [{ ...ticket, price: 0, fee: {}, stock: attendees * 50, perOrderMax: attendees }],
    form: {
      name: 'Questions',
      entities: Array.from({ length: questions }, (_, index) => ({
        id: `${index + 1}_form`,
        label: `Question ${index + 1}`,
        required: index < names.length,
        attributeKey: names[index] ?? `question${index + 1}`,
        type: index === 2 ? 'email' : 'text',
      })),
    },
  };
}

/** Chooses so many of its ticket; answers what orders them, once what follows behind the choice is there. */
export async function chooseFor(page, address, attendees) {
  await page.goto(`${address}/widgets/tickets/1001`);
  await page.locator('select:enabled').first().waitFor({ timeout: 120_000 });
  // What follows behind the list has to be there, its prices too.
  await page.waitForTimeout(3_000);
  await page.locator('select').first().selectOption(String(attendees), { timeout: 120_000 });
  await page.waitForTimeout(3_000);
  const button = page.getByRole('button', { name: /^(Order Now|Register)$/, disabled: false });
  return () => button.click({ timeout: 120_000 });
}
