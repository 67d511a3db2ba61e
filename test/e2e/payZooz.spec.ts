import type { Page } from '@playwright/test';
import { cards, type Buyer } from './buyer';
import { expect, test, type Providers } from './providers';

const frameOf = (page: Page) => page.frameLocator('iframe[title="Card form of the payment provider"]');

async function typeCard(page: Page, number: string) {
  const frame = frameOf(page);
  await frame.getByRole('textbox', { name: 'Card number' }).fill(number);
  await frame.getByRole('textbox', { name: 'Expiry' }).fill('12/34');
  await frame.getByRole('textbox', { name: 'Security code' }).fill('123');
}

async function fillAll(buyer: Buyer, providers: Providers) {
  await providers.world('zooz');
  await buyer.toForm();
  await buyer.fillForm();
}

const charged = async (providers: Providers) =>
  (await providers.state()).payments.filter(({ kind, charges }) => kind === 'zooz' && charges > 0);

test('a card is paid with in the frame of zooz, once', async ({ buyer, page, providers }) => {
  await fillAll(buyer, providers);
  await typeCard(page, cards.good);
  await buyer.payButton.click();
  const orderId = await buyer.confirmed();
  const { orders } = await providers.state();
  expect(orders).toEqual([expect.objectContaining({ id: orderId })]);
  expect(await charged(providers)).toEqual([expect.objectContaining({ state: 'succeeded', charges: 1 })]);
});

test('F45: a card that is not valid opens payments again, and is paid with when it is', async ({
  buyer,
  page,
  providers,
}) => {
  await fillAll(buyer, providers);
  await frameOf(page).getByRole('textbox', { name: 'Card number' }).fill('4242');
  await buyer.payButton.click();
  await expect(page.getByText('Please check your card in the card form.').first()).toBeVisible();
  await expect(page.getByTitle('Card form of the payment provider')).toBeFocused();
  expect(await charged(providers)).toEqual([]);
  await typeCard(page, cards.good);
  await buyer.payButton.click();
  await buyer.confirmed();
  expect(await charged(providers)).toHaveLength(1);
});

test('a card that is not accepted charges nothing, and another one can be tried', async ({
  buyer,
  page,
  providers,
}) => {
  await fillAll(buyer, providers);
  await typeCard(page, cards.declined);
  await buyer.payButton.click();
  await expect(page.getByText('Your card was not accepted and nothing was charged.').first()).toBeVisible();
  expect((await providers.state()).orders).toEqual([]);
  expect(await charged(providers)).toEqual([]);
  await typeCard(page, cards.good);
  await buyer.payButton.click();
  await buyer.confirmed();
  expect(await charged(providers)).toHaveLength(1);
});

test('F44: a page that never answers is said so after ten seconds, and can be opened again', async ({
  buyer,
  page,
  providers,
}) => {
  providers.play('zooz', { outcome: 'silent', times: 1 });
  await fillAll(buyer, providers);
  const failed = page.getByRole('alert').filter({ hasText: 'The card form could not load' });
  await expect(failed).toBeVisible({ timeout: 20_000 });
  await expect(failed).toContainText('choose another way to pay');
  await buyer.payButton.click();
  await expect(page.getByRole('region', { name: /^Please fix your errors/ })).toContainText(
    'The card form could not load',
  );
  providers.play('zooz', { outcome: 'asks' });
  await failed.getByRole('button', { name: 'Retry' }).click();
  await typeCard(page, cards.good);
  await buyer.payButton.click();
  await buyer.confirmed();
  expect(await charged(providers)).toHaveLength(1);
});

test('an answer that is lost after the order was made leads to that order, paid once', async ({
  buyer,
  page,
  providers,
}) => {
  await fillAll(buyer, providers);
  await typeCard(page, cards.good);
  await providers.faults({ saveOrder: { kind: 'lostAfterCommit', times: 1 } });
  await buyer.payButton.click();
  const orderId = await buyer.confirmed();
  expect((await providers.state()).orders).toEqual([expect.objectContaining({ id: orderId })]);
  expect(await charged(providers)).toHaveLength(1);
});

test('an order that can’t be saved yet is saved with the card that was accepted, which is not charged again', async ({
  buyer,
  page,
  providers,
}) => {
  await fillAll(buyer, providers);
  await typeCard(page, cards.good);
  await providers.faults({ saveOrder: { kind: 'error500', times: 1 } });
  await buyer.payButton.click();
  await expect(page.getByText('Your card was accepted for this order.')).toBeVisible();
  await expect(buyer.payButton).not.toHaveAttribute('aria-busy', 'true');
  await buyer.payButton.click();
  await buyer.confirmed();
  expect(await charged(providers)).toEqual([expect.objectContaining({ charges: 1 })]);
});

test('a reload while the card is being sent neither loses the order nor pays twice', async ({
  buyer,
  page,
  providers,
}) => {
  await fillAll(buyer, providers);
  await typeCard(page, cards.good);
  await providers.faults({ saveOrder: { kind: 'neverAnswers', times: 1 } });
  page.on('dialog', (dialog) => void dialog.accept());
  await buyer.payButton.click();
  await expect.poll(async () => (await charged(providers)).length).toBe(1);
  await page.reload();
  await expect(page.getByText('Your payment was interrupted').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Attendees' })).toBeVisible();
  await buyer.agree();
  await expect(frameOf(page).getByRole('textbox', { name: 'Card number' })).toBeVisible();
  await buyer.payButton.click();
  await buyer.confirmed();
  expect(await charged(providers)).toEqual([expect.objectContaining({ charges: 1 })]);
});

test('what is typed into the frame goes nowhere else', async ({ buyer, page, providers }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await fillAll(buyer, providers);
  await typeCard(page, cards.good);
  await buyer.payButton.click();
  await buyer.confirmed();
  expect(sent.filter((request) => request.replace(/[\s-]/g, '').includes(cards.good))).toEqual([]);
});
