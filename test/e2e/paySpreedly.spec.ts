import type { Locator } from '@playwright/test';
import { cards, isSave, callsOf, type Buyer } from './buyer';
import { expect, test, type Providers } from './providers';

const form = ({ page }: Buyer) => page.getByRole('form', { name: 'Registration Information' });
const card = (buyer: Buyer) => form(buyer).getByRole('region', { name: 'Payment Information' });
const field = (buyer: Buyer, name: string) => card(buyer).getByRole('textbox', { name, exact: true });
const alert = ({ page }: Buyer) => page.getByRole('alert').filter({ hasText: /./ });
const bank = ({ page }: Buyer): Locator => page.getByRole('dialog', { name: 'Confirm it is you' });
const answer = (buyer: Buyer, name: 'Complete authentication' | 'Fail authentication' | 'Cancel payment') =>
  bank(buyer).getByRole('button', { name }).click();

async function fillHosted(buyer: Buyer, number: string) {
  await field(buyer, 'Card number').fill(number);
  await field(buyer, 'Month').fill('12');
  await field(buyer, 'Year').fill('34');
  await field(buyer, 'CVC').fill('123');
  await field(buyer, 'First name on the card').fill('Robin');
  await field(buyer, 'Last name on the card').fill('Vale');
}

/** At the form, everything but the card filled in. */
async function arrived(buyer: Buyer, providers: Providers) {
  await providers.world('hostedCard');
  await buyer.toForm();
  await buyer.fillForm();
}

async function sent(buyer: Buyer, providers: Providers, number: string) {
  await arrived(buyer, providers);
  await fillHosted(buyer, number);
  await buyer.payButton.click();
}

/** What each payment charged, and the orders made. */
async function isSold(providers: Providers, charges: number[], orderIds: string[]) {
  const { payments, orders } = await providers.state();
  // The world has payments of other kinds from before.
  const cardPayments = payments.filter(({ kind }) => kind === 'card');
  expect(cardPayments.map((payment) => payment.charges)).toEqual(charges);
  expect(orders.map(({ id }) => id)).toEqual(orderIds);
}

test('a hosted card is charged once, by the script of Spreedly itself', async ({ buyer, providers }) => {
  await sent(buyer, providers, cards.good);
  await isSold(providers, [1], [await buyer.confirmed()]);
  expect(providers.requests[0]).toBe('GET https://core.spreedly.com/iframe/iframe-v1.min.js');
});

test('the token is asked for by itself, and again after a change', async ({ buyer, providers }) => {
  await arrived(buyer, providers);
  await fillHosted(buyer, cards.declined);
  await field(buyer, 'Last name on the card').blur();
  await expect(card(buyer).getByText('Your card can be used')).toBeVisible();
  await field(buyer, 'Card number').fill(cards.good);
  await field(buyer, 'Card number').blur();
  await expect(card(buyer).getByText('Your card can be used')).toBeVisible();
  await buyer.payButton.click();
  await isSold(providers, [1], [await buyer.confirmed()]);
  expect(providers.requests.filter((request) => request.endsWith('/tokenize'))).toHaveLength(2);
});

test('F43: what the vault finds wrong stands at its field, and nothing is sent', async ({
  buyer,
  page,
  providers,
}) => {
  const words = 'Number was refused by the vault';
  const calls = callsOf(page);
  providers.play('spreedly', {
    refusals: [[{ attribute: 'number', key: 'errors.invalid', message: words }]],
  });
  await sent(buyer, providers, cards.good);
  await expect(card(buyer).getByText(words)).toBeVisible();
  expect(calls.filter(isSave)).toEqual([]);
  await field(buyer, 'Card number').fill('5555555555554444');
  await buyer.payButton.click();
  await isSold(providers, [1], [await buyer.confirmed()]);
});

test("a declined card: the gateway's own words, nothing charged, and another card pays", async ({
  buyer,
  providers,
}) => {
  await sent(buyer, providers, cards.declined);
  await expect(alert(buyer)).toContainText('Your card was declined.');
  await isSold(providers, [0], []);
  await field(buyer, 'Card number').fill(cards.good);
  await buyer.payButton.click();
  await isSold(providers, [0, 1], [await buyer.confirmed()]);
});

test.describe('a bank that asks first', () => {
  test('is answered in the challenge', async ({ buyer, providers }) => {
    await sent(buyer, providers, cards.challenge);
    await answer(buyer, 'Complete authentication');
    await isSold(providers, [1], [await buyer.confirmed()]);
  });

  test('refuses: the payment could not be verified, and another card pays', async ({ buyer, providers }) => {
    await sent(buyer, providers, cards.challenge);
    await answer(buyer, 'Fail authentication');
    await expect(alert(buyer)).toContainText('Your payment could not be verified');
    await expect(alert(buyer)).toContainText('Nothing was charged.');
    await isSold(providers, [0], []);
    await field(buyer, 'Card number').fill(cards.good);
    await buyer.payButton.click();
    await isSold(providers, [0, 1], [await buyer.confirmed()]);
  });

  test('is left: cancelled before the hold is charged by another try', async ({ buyer, providers }) => {
    await sent(buyer, providers, cards.challenge);
    await expect(bank(buyer).getByRole('button', { name: 'Complete authentication' })).toBeVisible();
    await answer(buyer, 'Cancel payment');
    await expect(alert(buyer)).toContainText('Could not complete your payment');
    await buyer.payButton.click();
    await answer(buyer, 'Complete authentication');
    await isSold(providers, [0, 1], [await buyer.confirmed()]);
  });

  for (const [how, words] of [
    ['fails', 'Could not complete your payment'],
    ['timesOut', 'Could not complete your payment'],
  ] as const)
    test(`${how}: ${words}, and nothing is charged`, async ({ buyer, providers }) => {
      providers.play('spreedly', { bank: how });
      await sent(buyer, providers, cards.challenge);
      await expect(alert(buyer)).toContainText(words);
      await isSold(providers, [0], []);
    });

  test('vouches for its customer without a question', async ({ buyer, providers }) => {
    providers.play('spreedly', { bank: 'vouches' });
    await sent(buyer, providers, cards.challenge);
    await isSold(providers, [1], [await buyer.confirmed()]);
  });
});

test('an answer that is lost after the order was made: one charge, one order', async ({
  buyer,
  providers,
}) => {
  await arrived(buyer, providers);
  await fillHosted(buyer, cards.good);
  await providers.faults({ saveOrder: { kind: 'lostAfterCommit', times: 1 } });
  await buyer.payButton.click();
  await isSold(providers, [1], [await buyer.confirmed()]);
});

for (const how of ['abort', 'blockedbyclient', 'void'] as const)
  test(`F33, F35, F36: a script that can't be had (${how}) sends nothing, and a retry brings it with all that was typed`, async ({
    buyer,
    page,
    providers,
  }) => {
    const calls = callsOf(page);
    // Three tries make a load.
    providers.failProvider('spreedly', how, 3);
    await arrived(buyer, providers);
    await expect(card(buyer).getByRole('alert')).toContainText('The card fields could not load');
    await buyer.payButton.click();
    expect(calls.filter(isSave)).toEqual([]);
    await card(buyer).getByRole('button', { name: 'Retry' }).click();
    await fillHosted(buyer, cards.good);
    await buyer.payButton.click();
    await isSold(providers, [1], [await buyer.confirmed()]);
  });
