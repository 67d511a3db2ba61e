import { join } from 'node:path';
import { bill, choose, complaintsOf, fillIn, orderForNothing, run, send, serve } from '../pack/packed.mjs';

export const prepare = ({ folder, backend }) => {
  process.env.VITE_BACKEND_URL = backend;
  run(folder, 'npm', 'run', '--silent', 'build');
};

/** What each recipe changes is met on the way to a ticket. */
const recipes = {
  OwnArrangement: (page) =>
    orderForNothing(page, async () => {
      await page
        .locator('.own-people')
        .getByRole('group', { name: /Attendee 1/ })
        .waitFor();
    }),
  OwnRow: async (page) => {
    await page.locator('.own-row[data-ticket]').first().waitFor({ timeout: 30_000 });
    await orderForNothing(page);
  },
  OwnField: (page) =>
    orderForNothing(page, async () => {
      await page.getByRole('combobox', { name: /^T-shirt size/ }).selectOption('M');
      await page.getByRole('textbox', { name: /^Membership number/ }).fill('TW-1234');
    }),
  OwnStep: (page) =>
    orderForNothing(page, async () => {
      await page.getByRole('heading', { name: 'Before you register' }).waitFor();
      await page.getByRole('button', { name: 'Continue' }).click();
    }),
  OwnPayment: async (page) => {
    const first = page.getByRole('combobox').first();
    await first.waitFor({ timeout: 30_000 });
    await choose(first, '1');
    await page.getByRole('button', { name: 'Order Now' }).click();
    await fillIn(page);
    await bill(page);
    await page.getByRole('textbox', { name: 'Gift card number' }).fill('test_1234');
    await send(page);
  },
  OwnWords: async (page) => {
    const first = page.getByRole('combobox').first();
    await first.waitFor({ timeout: 30_000 });
    await choose(page.getByRole('combobox', { name: 'Quantity: Community Day' }), '1');
    await page.getByRole('button', { name: 'Count me in' }).click();
    await page.getByRole('heading', { name: 'Who is coming?' }).waitFor();
    await fillIn(page);
    await send(page);
  },
};

/** A ticket is bought on a phone, whose browser keeps cookies of other sites out; then each recipe is used. */
export async function smoke({ folder, browser, port }) {
  const address = `http://127.0.0.1:${port}/`;
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const args = ['preview', '--host', '127.0.0.1', '--port', `${port}`, '--strictPort'];
  const preview = await serve(folder, vite, args, { address });
  try {
    const complaints = [];
    for (const [query, use] of [['', orderForNothing], ...Object.entries(recipes)]) {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      const heard = complaintsOf(page);
      await page.goto(query ? `${address}?recipe=${query}` : address);
      await use(page);
      complaints.push(...heard.map((complaint) => `${query || 'plain'}: ${complaint}`));
      await context.close();
    }
    return complaints;
  } finally {
    preview.stop();
  }
}
