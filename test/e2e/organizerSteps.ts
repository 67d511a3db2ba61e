import { expect, type Page } from '@playwright/test';
import { cards, type Buyer } from './buyer';
import type { Hand } from './hands';

const dialogIn = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

export const isSaid = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true })).toBeVisible();

/** From the list to an order's own page. */
export async function openOrder(page: Page, hand: Hand, search: string, orderId: string) {
  await hand.write(page.getByRole('searchbox', { name: 'Search orders' }), search);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await hand.press(page.getByRole('link', { name: `Open order ${orderId}` }));
  const panel = page.getByRole('complementary', { name: orderId });
  await expect(panel.getByText('Your net income')).toBeVisible();
  await hand.press(panel.getByRole('link', { name: 'Open full order' }));
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderId}` })).toBeVisible();
}

export async function resend(page: Page, hand: Hand, orderId: string) {
  await hand.press(page.getByRole('button', { name: 'Resend', exact: true }));
  await hand.press(dialogIn(page, `Resend ${orderId}`).getByRole('button', { name: 'Send' }));
  await isSaid(page, 'The tickets are on their way.');
}

/** Swaps all tickets of the order that is open; answers the address where the buyer pays the difference. */
export async function swap(page: Page, hand: Hand, ticket: string): Promise<string> {
  await hand.press(page.getByRole('button', { name: 'Swap', exact: true }));
  const dialog = dialogIn(page, /^Swap tickets/);
  await hand.pick(dialog.getByRole('combobox'), ticket);
  await hand.press(dialog.getByRole('button', { name: 'Swap' }));
  await isSaid(page, 'The buyer got a link to pay the difference.');
  return (await page.getByText(/swapToken=/).textContent()) ?? '';
}

/** What the buyer does with it; answers the order's number. */
export async function paySwap(buyer: Buyer, link: string, row: RegExp): Promise<string> {
  await buyer.page.bringToFront();
  await buyer.page.goto(link);
  await expect(buyer.page.getByRole('row', { name: row })).toBeVisible();
  await buyer.fillBuyer();
  await buyer.fillBilling();
  await buyer.fillCard(cards.good);
  await buyer.agree();
  await buyer.payButton.click();
  return buyer.confirmed();
}

export async function refund(page: Page, hand: Hand, note: string) {
  await hand.press(page.getByRole('button', { name: 'Refund', exact: true }));
  const dialog = dialogIn(page, /^Refund or dispute/);
  await hand.write(dialog.getByRole('textbox', { name: /^Note/ }), note);
  await hand.press(dialog.getByRole('button', { name: /^Refund \$/ }));
  await isSaid(page, 'The refund is on its way.');
  await isSaid(page, `Note: ${note}`);
}
