import type { FrameLocator } from '@playwright/test';
import { testCards } from '../../mocks/gateways/testCards';
import { cards, callsOf, isRemembered, isSave, robin, type Buyer } from './buyer';
import { expect, test, type Providers } from './providers';

const alert = ({ page }: Buyer) => page.getByRole('alert').filter({ hasText: /./ });
const bankOf = ({ page }: Buyer): FrameLocator => page.getByRole('dialog').locator('iframe').contentFrame();
const answer = (buyer: Buyer, name: 'Complete authentication' | 'Fail authentication') =>
  bankOf(buyer).getByRole('button', { name }).click();
const numberIn = ({ page }: Buyer) => page.getByRole('textbox', { name: 'Credit or debit card number' });

/** At the form, everything filled in. */
async function filled(buyer: Buyer, card: string) {
  await buyer.toForm();
  await buyer.fillAll(card);
}

async function sent(buyer: Buyer, card: string) {
  await filled(buyer, card);
  await buyer.payButton.click();
}

/** After a reload: the form is there with its questions, which come a little later. */
const isResumed = ({ page }: Buyer) =>
  expect(page.getByRole('group', { name: 'Attendee 1' })).toBeVisible({ timeout: 15_000 });

/** One intent, charged so often, and the orders made. */
async function isSold(providers: Providers, charges: number, orderIds: string[]) {
  const { intents, orders } = await providers.state();
  expect(intents.map((intent) => intent.charges)).toEqual([charges]);
  expect(orders.map(({ id }) => id)).toEqual(orderIds);
}

/** One charge and one order, the one confirmed. */
async function isPaidOnce(buyer: Buyer, providers: Providers) {
  const orderId = await buyer.confirmed();
  await isSold(providers, 1, [orderId]);
}

/** Back at the form: told why and what became of the money, and free to try again. */
async function isRefused(buyer: Buyer, providers: Providers, title: string, money: string | RegExp) {
  await expect(alert(buyer)).toContainText(title, { timeout: 30_000 });
  await expect(alert(buyer)).toContainText(money);
  await expect(buyer.payButton).not.toHaveAttribute('aria-busy', 'true');
  await isSold(providers, 0, []);
}

test('a card is charged once, by the script of Stripe itself', async ({ buyer, providers }) => {
  await sent(buyer, cards.good);
  await isPaidOnce(buyer, providers);
  expect(providers.requests[0]).toBe('GET https://js.stripe.com/endive/stripe.js');
});

for (const { number, shows, outcome } of testCards.filter((card) => typeof card.outcome === 'object'))
  test(`${shows.toLowerCase()}: Stripe's own words, nothing charged, and another card pays`, async ({
    buyer,
    providers,
  }) => {
    await sent(buyer, number);
    const words = typeof outcome === 'object' ? outcome.message : '';
    await isRefused(buyer, providers, words, 'Nothing was charged.');
    await numberIn(buyer).fill(cards.good);
    await buyer.payButton.click();
    await isPaidOnce(buyer, providers);
  });

for (const vocabulary of ['intents', 'sources'] as const)
  test.describe(`a bank that asks first, in the vocabulary of ${vocabulary}`, () => {
    test.beforeEach(({ providers }) => providers.play('stripe', { vocabulary }));

    test('is answered in its own page', async ({ buyer, providers }) => {
      await sent(buyer, cards.challenge);
      await answer(buyer, 'Complete authentication');
      await isPaidOnce(buyer, providers);
    });

    test('refuses: the payment could not be verified, and another card pays', async ({
      buyer,
      providers,
    }) => {
      await sent(buyer, cards.challenge);
      await answer(buyer, 'Fail authentication');
      await isRefused(buyer, providers, 'Your payment could not be verified', 'Nothing was charged.');
      await numberIn(buyer).fill(cards.good);
      await buyer.payButton.click();
      await isPaidOnce(buyer, providers);
    });

    test('is left, and asked again on the same payment', async ({ buyer, page, providers }) => {
      await sent(buyer, cards.challenge);
      await expect(bankOf(buyer).getByRole('button', { name: 'Fail authentication' })).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel payment' }).click();
      await isRefused(
        buyer,
        providers,
        'Could not complete your payment',
        /nothing is charged until you confirm/,
      );
      await buyer.payButton.click();
      await answer(buyer, 'Complete authentication');
      await isPaidOnce(buyer, providers);
    });
  });

test('a challenge outlives a reload of the page: answered there, it is not charged again', async ({
  buyer,
  page,
  providers,
}) => {
  await sent(buyer, cards.challenge);
  await expect(bankOf(buyer).getByRole('button', { name: 'Complete authentication' })).toBeVisible();
  await isRemembered(page, robin.email);
  await page.reload();
  await expect(alert(buyer)).toContainText('Your payment was interrupted');
  await isResumed(buyer);
  await isSold(providers, 0, []);
  await buyer.fillCard(cards.challenge);
  await buyer.agree();
  await buyer.payButton.click();
  await answer(buyer, 'Complete authentication');
  await isPaidOnce(buyer, providers);
});

test('a bank whose page does not come back is left once it has said yes: the order is made', async ({
  buyer,
  page,
  providers,
}) => {
  providers.play('stripe', { bank: 'stays' });
  await sent(buyer, cards.challenge);
  await answer(buyer, 'Complete authentication');
  await expect.poll(async () => (await providers.state()).intents[0]?.charges).toBe(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel payment' }).click();
  await isPaidOnce(buyer, providers);
});

// FAULTS F33, F36.
for (const how of ['abort', 'void'] as const)
  test(`F33, F36: a script that can't be had (${how}) sends nothing, and a retry brings it with all that was typed`, async ({
    buyer,
    page,
    providers,
  }) => {
    // Three tries make a load.
    providers.failProvider('stripe', how, 3);
    await buyer.toForm();
    await buyer.fillForm();
    await expect(alert(buyer)).toContainText('The card fields could not load', { timeout: 30_000 });
    await expect(alert(buyer)).toContainText('or choose another way to pay');
    await buyer.payButton.click();
    const summary = page.getByRole('region', { name: 'Please fix your errors before ordering' });
    await expect(summary.getByRole('link')).toHaveText(['The card fields could not load']);
    await isSold(providers, 0, []);
    await page.getByRole('button', { name: 'Retry' }).click();
    await buyer.fillCard(cards.good);
    await buyer.payButton.click();
    await isPaidOnce(buyer, providers);
  });

// FAULTS F37.
test('F37: elements that fail can be asked for again', async ({ buyer, page, providers }) => {
  providers.play('stripe', { failToLoad: true });
  await buyer.toForm();
  await expect(alert(buyer)).toContainText('The card fields could not load', { timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await isSold(providers, 0, []);
});

// FAULTS F38.
test('F38: an answer of Stripe that is lost after the charge is read again: one charge, one order', async ({
  buyer,
  providers,
}) => {
  providers.play('stripe', { outcome: 'answerLost' });
  await sent(buyer, cards.good);
  await isPaidOnce(buyer, providers);
});

test('F38: while nobody knows, the next press looks first: one charge, one order', async ({
  buyer,
  providers,
}) => {
  providers.play('stripe', { outcome: { answerLost: 3 } });
  await sent(buyer, cards.good);
  await expect(alert(buyer)).toContainText('Could not complete your payment', { timeout: 30_000 });
  await expect(alert(buyer)).toContainText("We don't know yet whether your card was charged.");
  await buyer.payButton.click();
  await isPaidOnce(buyer, providers);
});

test('F38: a confirmation that never arrived charges nothing', async ({ buyer, providers }) => {
  providers.play('stripe', { outcome: 'notSent' });
  await sent(buyer, cards.good);
  await isRefused(
    buyer,
    providers,
    'Please check your internet connection',
    "We don't know yet whether your card was charged.",
  );
});

test('F38: a status nobody knows is said, with the organizer to turn to', async ({ buyer, providers }) => {
  providers.play('stripe', { outcome: { status: 'requires_capture' } });
  await sent(buyer, cards.good);
  await isRefused(
    buyer,
    providers,
    'Could not complete your payment',
    "The payment is in a state we don't know: requires_capture.",
  );
});

test('a bank that takes its time is waited for', async ({ buyer, providers }) => {
  providers.play('stripe', { outcome: { processing: 2 } });
  await sent(buyer, cards.good);
  await isPaidOnce(buyer, providers);
});

test('an answer of the backend that is lost after the order was made: one charge, one order', async ({
  buyer,
  page,
  providers,
}) => {
  const calls = callsOf(page);
  await filled(buyer, cards.good);
  await providers.faults({ saveOrder: { kind: 'lostAfterCommit', times: 1 } });
  await buyer.payButton.click();
  await isPaidOnce(buyer, providers);
  expect(calls.filter(isSave)).toHaveLength(1);
});

test('a reload after the charge and before the order: the next press makes it without a second charge', async ({
  buyer,
  page,
  providers,
}) => {
  await filled(buyer, cards.good);
  await isRemembered(page, robin.email);
  await providers.faults({ saveOrder: { kind: 'networkError' } });
  await buyer.payButton.click();
  await expect.poll(async () => (await providers.state()).intents[0]?.charges).toBe(1);
  await page.reload();
  await providers.faults({});
  await isResumed(buyer);
  await buyer.fillCard(cards.good);
  await buyer.agree();
  await buyer.payButton.click();
  await isPaidOnce(buyer, providers);
});
