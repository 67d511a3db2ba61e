import type { Locator, Page } from '@playwright/test';
import type { Buyer } from './buyer';
import { cardNumbersIn, cardNumbersInHeap, storedBy } from './leaks';
import { expect, test } from './providers';

const card = '4242424242424242';

// A trace keeps what stands in the fields.
test.use({ trace: 'off' });

/** All that leaves the page but what is for the vault, and all it says on the console. */
function reportedBy(page: Page, vault: string): string[] {
  const reported: string[] = [];
  page.context().on('request', (request) => {
    reported.push(request.url(), JSON.stringify(request.headers()));
    if (!request.url().startsWith(vault)) reported.push(request.postData() ?? '');
  });
  page.on('console', (message) => reported.push(message.text()));
  return reported;
}

/** As a buyer types: nothing but the field itself sees it. */
async function typeInto(page: Page, name: string, text: string) {
  await page.getByRole('textbox', { name }).click();
  await page.keyboard.type(text);
}

/** The finders of this file find what they are for: a check that finds nothing anywhere would pass as well. */
async function findersWork(page: Page) {
  expect(cardNumbersIn(`{"number":"${card}"}`)).toEqual([card]);
  expect(cardNumbersIn('4242 4242 4242 4242 or 3782-822463-10005')).toEqual([card, '378282246310005']);
  expect(cardNumbersIn('?_=1795213502864&id=4242424242424241 4242 4242')).toEqual([]);
  await page.evaluate((number) => {
    Object.assign(window, { planted: { deep: [`${number.slice(0, 4)} ${number.slice(4)}`] } });
    sessionStorage.setItem('planted', number);
    document.body.dataset['planted'] = number;
  }, card);
  expect((await cardNumbersInHeap(page)).map(({ heldBy }) => heldBy).join()).toContain('deep');
  expect(cardNumbersIn(await storedBy(page))).toEqual([card, card]);
}

/** Presses pay and looks at the page when the confirmation has taken the place of its fields, and when it is loaded again. */
async function payAndCollect(buyer: Buyer, fields: Locator) {
  const { page } = buyer;
  const whileTyped = await storedBy(page);
  await buyer.payButton.click();
  await buyer.confirmed();
  await expect(fields).toHaveCount(0);
  const inHeap = await cardNumbersInHeap(page);
  const whilePaid = await storedBy(page);
  await page.reload();
  await buyer.confirmed();
  return { inHeap, stored: [whileTyped, whilePaid, await storedBy(page)] };
}

async function fillBeforeCard(buyer: Buyer) {
  await buyer.toForm();
  await buyer.fillAttendee();
  await buyer.fillBuyer();
  await buyer.fillBilling();
}

test('A19: a card number reaches Stripe alone', async ({ buyer, page }) => {
  const reported = reportedBy(page, 'https://api.stripe.com/confirm');
  await fillBeforeCard(buyer);
  await typeInto(page, 'Credit or debit card number', card);
  await typeInto(page, 'Credit or debit card expiration date', '1234');
  await typeInto(page, 'Credit or debit card CVC/CVV', '123');
  await typeInto(page, 'Full name', 'Robin Vale');
  await buyer.agree();
  const fields = page.getByRole('textbox', { name: 'Credit or debit card number' });
  const { inHeap, stored } = await payAndCollect(buyer, fields);
  expect(inHeap).toEqual([]);
  expect(cardNumbersIn([...stored, ...reported].join('\n'))).toEqual([]);
  await findersWork(page);
});

test('A19: a card number reaches the vault of the hosted fields alone', async ({
  buyer,
  page,
  providers,
}) => {
  await providers.world('hostedCard');
  const reported = reportedBy(page, 'https://core.spreedly.com/v1/tokenize');
  await fillBeforeCard(buyer);
  await typeInto(page, 'Card number', card);
  await typeInto(page, 'Month', '12');
  await typeInto(page, 'Year', '34');
  await typeInto(page, 'CVC', '123');
  await typeInto(page, 'First name on the card', 'Robin');
  await typeInto(page, 'Last name on the card', 'Vale');
  await buyer.agree();
  await expect(page.getByText('Your card is ready to use').first()).toBeVisible();
  const fields = page.getByRole('textbox', { name: 'Card number' });
  const { inHeap, stored } = await payAndCollect(buyer, fields);
  expect(inHeap).toEqual([]);
  expect(cardNumbersIn([...stored, ...reported].join('\n'))).toEqual([]);
});
