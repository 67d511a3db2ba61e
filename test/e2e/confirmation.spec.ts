import { expect, test, type Page } from '@playwright/test';
import { buyerOn } from './buyer';

const confirmationOf = (orderId: string, query = '') => {
  const token = orderId === '2000-1' ? 'preview' : `or_state_${orderId.slice(5)}`;
  return `/widgets/tickets/1001/${orderId}/confirmationMessage/${token}${query && `?${query}`}`;
};

/** How often each was told to the page's tag manager, in the order of the first time. */
const toldOn = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [], boxofficeOrders = [] } = window as Window & {
      dataLayer?: { event?: string }[];
      boxofficeOrders?: unknown[];
    };
    return { events: dataLayer.map(({ event }) => event), listed: boxofficeOrders.length };
  });

test('an order is counted once, however often its confirmation is loaded (FAULTS F67)', async ({ page }) => {
  const buyer = buyerOn(page);
  await buyer.open();
  await buyer.choose('Community Day', 1);
  await buyer.order();
  await buyer.fillAttendee();
  await buyer.fillBuyer();
  await buyer.agree();
  await buyer.payButton.click();
  const orderId = await buyer.confirmed();
  const main = page.getByRole('main');
  await expect(main.getByText(`Order ${orderId}`)).toBeVisible();
  expect(await toldOn(page)).toEqual({ events: ['purchase', 'registrationComplete'], listed: 1 });
  await page.reload();
  await expect(main.getByText(`Order ${orderId}`)).toBeVisible();
  expect(await toldOn(page)).toEqual({ events: [], listed: 0 });
});

test('a preview is counted by nobody, and shows everything the organizer switched on', async ({ page }) => {
  await page.goto(confirmationOf('2000-1', 'scenario=confirmationRich'));
  const main = page.getByRole('main');
  await expect(main.getByText('Preview', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(main.getByRole('img', { name: 'Northlight 2026' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Thank you, Alex Sample' })).toBeVisible();
  await expect(main.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /JOIN THE COMMUNITY/ })).toHaveAttribute(
    'href',
    'https://community.northlight.example/2026',
  );
  expect(await toldOn(page)).toEqual({ events: [], listed: 0 });
  await main.getByRole('link', { name: 'Order more tickets' }).click();
  await expect(page).toHaveURL(/\/widgets\/tickets\/1001\?scenario=confirmationRich/);
});

test('on paper there are facts, tickets and codes, and nothing to press', async ({ page }) => {
  await page.goto(confirmationOf('2000-1', 'scenario=confirmationRich'));
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText('Order 2000-1')).toBeVisible();
  await expect(main.getByText('Harbour Hall, 1 Pier Road, Boston').first()).toBeVisible();
  await expect(main.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('link', { name: /JOIN|Manage|Google|iCal/ })).toHaveCount(0);
});

test('what became of an order is said, and leads on', async ({ page }) => {
  const main = page.getByRole('main');
  for (const [orderId, words] of [
    ['2000-4981', 'Robin Vale 10'],
    ['2000-4982', 'Pay via Invoice'],
    ['2000-4983', 'Your bitcoins are on their way'],
    ['2000-4984', '$401.30 is going back'],
    ['2000-4985', 'We are checking your payment'],
    ['2000-4987', 'This order was not paid in time'],
    ['2000-9999', 'There is no such order'],
    ['2000-4986', 'No money was taken'],
  ] as const) {
    await page.goto(confirmationOf(orderId, 'scenario=orderStates'));
    await expect(main).toContainText(words);
  }
  await main.getByRole('button', { name: 'Back to the tickets' }).click();
  await expect(page.getByRole('combobox', { name: 'Quantity: General Admission' })).toBeVisible();
});
