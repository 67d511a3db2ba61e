import type { Locator, Page } from '@playwright/test';
import { cards, type Buyer } from './buyer';
import { cardNumbersIn, cardNumbersInHeap, storedBy } from './leaks';
import { expect } from './providers';

const card = cards.good;

/** All that leaves the page but what is for the vault, and all it says on the console. */
export function reportedBy(page: Page, vault: string): string[] {
  const reported: string[] = [];
  page.context().on('request', (request) => {
    reported.push(request.url(), JSON.stringify(request.headers()));
    if (!request.url().startsWith(vault)) reported.push(request.postData() ?? '');
  });
  page.on('console', (message) => reported.push(message.text()));
  return reported;
}

/** As a buyer types: nothing but the field itself sees it. */
export async function typeInto(page: Page, name: string, text: string) {
  await page.getByRole('textbox', { name }).click();
  await page.keyboard.type(text);
}

/** The finders find what they are for: a check that finds nothing anywhere would pass as well. */
export async function findersWork(page: Page) {
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
export async function payAndCollect(buyer: Buyer, fields: Locator) {
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
