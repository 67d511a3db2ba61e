import type { FrameLocator } from '@playwright/test';
import { cards, type Buyer } from './buyer';
import { findersWork, payAndCollect, reportedBy, typeInto } from './cardData';
import { cardNumbersIn } from './leaks';
import { noteScripts } from './payScripts';
import { expect, test, type Providers } from './providers';

// A trace keeps what stands in the fields.
test.use({ trace: 'off' });

const bankOf = ({ page }: Buyer): FrameLocator => page.getByRole('dialog').locator('iframe').contentFrame();

/** One charge and one order, the one confirmed. */
async function isPaidOnce(buyer: Buyer, providers: Providers) {
  const orderId = await buyer.confirmed();
  const { intents, orders } = await providers.state();
  expect(intents.map(({ charges }) => charges)).toEqual([1]);
  expect(orders.map(({ id }) => id)).toEqual([orderId]);
}

test('A19: a card is charged once, by the script of Stripe itself, and its number reaches Stripe alone', async ({
  buyer,
  page,
  providers,
}) => {
  const runsTheInventory = noteScripts(page);
  const reported = reportedBy(page, 'https://api.stripe.com/confirm');
  await buyer.toForm();
  await buyer.fillForm();
  await typeInto(page, 'Credit or debit card number', cards.good);
  await typeInto(page, 'Credit or debit card expiration date', '1234');
  await typeInto(page, 'Credit or debit card CVC/CVV', '123');
  await typeInto(page, 'Full name', 'Robin Vale');
  await runsTheInventory('stripe');
  const fields = page.getByRole('textbox', { name: 'Credit or debit card number' });
  const { inHeap, stored } = await payAndCollect(buyer, fields);
  await isPaidOnce(buyer, providers);
  expect(providers.requests[0]).toBe('GET https://js.stripe.com/endive/stripe.js');
  expect(inHeap).toEqual([]);
  expect(cardNumbersIn([...stored, ...reported].join('\n'))).toEqual([]);
  await findersWork(page);
});

test('F41, A12: a bank that asks first is answered in its own page, and by no other page or window', async ({
  buyer,
  page,
  providers,
}) => {
  await buyer.toForm();
  await buyer.fillAll(cards.challenge);
  await buyer.payButton.click();
  const complete = bankOf(buyer).getByRole('button', { name: 'Complete authentication' });
  await expect(complete).toBeVisible();
  const forged = { source: 'boxoffice', type: 'challengeAnswered', reference: 'forged' };
  // The bank's frame is a real second origin, and this window itself a wrong source.
  const bank = page.frames().find((frame) => frame.parentFrame() && frame.url() !== 'about:blank');
  if (!bank) throw new Error('The bank has no frame.');
  await bank.evaluate((data) => window.parent.postMessage(data, '*'), forged);
  await page.evaluate((data) => window.postMessage(data, '*'), forged);
  await expect(page.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible();
  const { intents, orders } = await providers.state();
  expect([intents.map(({ charges }) => charges), orders]).toEqual([[0], []]);
  await complete.click();
  await isPaidOnce(buyer, providers);
});
