import { cards, type Buyer } from './buyer';
import { payAndCollect, reportedBy, typeInto } from './cardData';
import { cardNumbersIn } from './leaks';
import { noteScripts } from './payScripts';
import { expect, test, type Providers } from './providers';

// A trace keeps what stands in the fields.
test.use({ trace: 'off' });

/** At the payment step, everything filled in. */
async function filled(buyer: Buyer, providers: Providers, number: string) {
  await providers.world('hostedCard');
  await buyer.toForm();
  await buyer.fillForm();
  for (const [name, text] of [
    ['Card number', number],
    ['Month', '12'],
    ['Year', '34'],
    ['CVC', '123'],
    ['First name on the card', 'Robin'],
    ['Last name on the card', 'Vale'],
  ] as const)
    await typeInto(buyer.page, name, text);
}

/** One charge and one order, the one confirmed. */
async function isPaidOnce(buyer: Buyer, providers: Providers) {
  const orderId = await buyer.confirmed();
  const { payments, orders } = await providers.state();
  // The world has payments of other kinds from before.
  expect(payments.flatMap(({ kind, charges }) => (kind === 'card' ? [charges] : []))).toEqual([1]);
  expect(orders.map(({ id }) => id)).toEqual([orderId]);
}

test('A19: a hosted card is charged once, by the script of Spreedly itself, and its number reaches the vault alone', async ({
  buyer,
  page,
  providers,
}) => {
  const runsTheInventory = noteScripts(page);
  const reported = reportedBy(page, 'https://core.spreedly.com/v1/tokenize');
  await filled(buyer, providers, cards.good);
  // The last field is left.
  await page.keyboard.press('Tab');
  await expect(page.getByText('Your card is ready to use').first()).toBeVisible();
  await runsTheInventory('spreedly');
  const { inHeap, stored } = await payAndCollect(buyer, page.getByRole('textbox', { name: 'Card number' }));
  await isPaidOnce(buyer, providers);
  expect(providers.requests[0]).toBe('GET https://core.spreedly.com/iframe/iframe-v1.min.js');
  expect(inHeap).toEqual([]);
  expect(cardNumbersIn([...stored, ...reported].join('\n'))).toEqual([]);
});

test('a bank that asks first is answered in the challenge of the gateway', async ({
  buyer,
  page,
  providers,
}) => {
  await filled(buyer, providers, cards.challenge);
  await buyer.payButton.click();
  const bank = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await bank.getByRole('button', { name: 'Complete authentication' }).click();
  await isPaidOnce(buyer, providers);
});
