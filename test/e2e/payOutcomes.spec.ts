import type { FrameLocator } from '@playwright/test';
import { cards, callsOf, isRemembered, isSave, robin, type Buyer } from './buyer';
import { expect, test, type Providers } from './providers';

const bankOf = ({ page }: Buyer): FrameLocator => page.getByRole('dialog').locator('iframe').contentFrame();
const complete = (buyer: Buyer) =>
  bankOf(buyer).getByRole('button', { name: 'Complete authentication' }).click();
const alert = ({ page }: Buyer) => page.getByRole('alert').filter({ hasText: /./ });
const unknown = ({ page }: Buyer) =>
  page.getByRole('region', { name: 'We are checking whether your payment went through' });

/** At the form, everything filled in. */
async function filled(buyer: Buyer, card = cards.good) {
  await buyer.toForm();
  await buyer.fillAll(card);
}

/** One charge and one order, the one that is confirmed. */
async function isPaidOnce(buyer: Buyer, providers: Providers) {
  const orderId = await buyer.confirmed();
  const { intents, orders } = await providers.state();
  expect(intents.map(({ charges }) => charges)).toEqual([1]);
  expect(orders.map(({ id }) => id)).toEqual([orderId]);
}

async function nothingIsCharged(providers: Providers) {
  const { intents, orders } = await providers.state();
  expect(intents.reduce((sum, { charges }) => sum + charges, 0)).toBe(0);
  expect(orders).toEqual([]);
}

test('F26: the answer is killed after the commit: one charge, one order', async ({ buyer, providers }) => {
  await filled(buyer);
  await providers.faults({ saveOrder: { kind: 'lostAfterCommit', times: 1 } });
  await buyer.payButton.click();
  await isPaidOnce(buyer, providers);
});

test('F25, F26: the outcome can not be had at first either: nobody pays again before it is known', async ({
  buyer,
  providers,
}) => {
  await filled(buyer);
  await providers.faults({
    saveOrder: { kind: 'truncated', times: 1 },
    getSaveOutcome: { kind: 'error500' },
  });
  await buyer.payButton.click();
  await expect(unknown(buyer)).toContainText('There is no answer yet.', { timeout: 20_000 });
  await expect(unknown(buyer)).toContainText('Please do not pay again');
  await expect(buyer.payButton).toBeHidden();
  await providers.faults({});
  await unknown(buyer).getByRole('button', { name: 'Check again' }).click();
  await isPaidOnce(buyer, providers);
});

test('F25: no answer for 60 s is asked about, and what was charged is not charged again', async ({
  buyer,
  providers,
}) => {
  await buyer.page.clock.install();
  await filled(buyer);
  await providers.faults({ saveOrder: { kind: 'neverAnswers', times: 1 } });
  const calls = callsOf(buyer.page);
  await buyer.payButton.click();
  await expect.poll(() => calls.filter(isSave)).toHaveLength(1);
  await buyer.page.clock.runFor(61_000);
  await expect(alert(buyer)).toContainText('There was an error processing your request');
  await expect(alert(buyer)).toContainText('Your card was charged, but your order is not complete yet');
  await buyer.payButton.click();
  await isPaidOnce(buyer, providers);
});

test('F27: a double click pays once', async ({ buyer, providers }) => {
  await filled(buyer);
  const calls = callsOf(buyer.page);
  await buyer.payButton.dblclick();
  await isPaidOnce(buyer, providers);
  expect(calls.filter(isSave)).toHaveLength(1);
});

test('F30: a reload while the order is saved finds that order', async ({ buyer, providers }) => {
  await filled(buyer);
  await providers.faults({
    saveOrder: { kind: 'truncated', times: 1 },
    getSaveOutcome: { kind: 'error500' },
  });
  await buyer.payButton.click();
  await expect(unknown(buyer)).toBeVisible({ timeout: 20_000 });
  await isRemembered(buyer.page, robin.email);
  await providers.faults({});
  await buyer.page.reload();
  await isPaidOnce(buyer, providers);
});

test('F39: the bank never answers: the wait is explained at 30 s, and ends at 10 min with its outcome', async ({
  buyer,
  providers,
}) => {
  await buyer.page.clock.install();
  await filled(buyer, cards.challenge);
  await buyer.payButton.click();
  const dialog = buyer.page.getByRole('dialog', { name: 'Confirm it is you' });
  await expect(bankOf(buyer).getByRole('button', { name: 'Complete authentication' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel payment' })).toBeVisible();
  await buyer.page.clock.runFor(31_000);
  await expect(dialog.getByRole('status')).toContainText('Your bank takes longer than usual');
  await buyer.page.clock.runFor(570_000);
  await expect(dialog).toHaveCount(0);
  await nothingIsCharged(providers);
});

test('F23: the hold ends while the bank asks: its page is closed, and the outcome is said', async ({
  buyer,
  providers,
}) => {
  await buyer.page.clock.install();
  await filled(buyer, cards.challenge);
  await buyer.payButton.click();
  await expect(bankOf(buyer).getByRole('button', { name: 'Complete authentication' })).toBeVisible();
  await buyer.page.clock.fastForward(16 * 60_000);
  await expect(
    buyer.page.getByRole('heading', { name: 'Your registration process has timed out' }),
  ).toBeVisible();
  await expect(buyer.page.getByRole('dialog')).toHaveCount(0);
  await nothingIsCharged(providers);
});

test('F41, A12: what other origins, other windows and other frames say is not heard', async ({
  buyer,
  providers,
}) => {
  await filled(buyer, cards.challenge);
  await buyer.payButton.click();
  await expect(bankOf(buyer).getByRole('button', { name: 'Complete authentication' })).toBeVisible();
  const said = { source: 'boxoffice', type: 'challengeAnswered', reference: 'forged' };
  // The bank's frame is a real second origin, and this window itself a wrong source.
  const bank = buyer.page.frames().find((frame) => frame.parentFrame() && frame.url() !== 'about:blank');
  await bank?.evaluate((data) => window.parent.postMessage(data, '*'), said);
  await buyer.page.evaluate((data) => window.postMessage(data, '*'), said);
  await expect(buyer.page.getByRole('dialog', { name: 'Confirm it is you' })).toBeVisible();
  await nothingIsCharged(providers);
  await complete(buyer);
  await isPaidOnce(buyer, providers);
});
