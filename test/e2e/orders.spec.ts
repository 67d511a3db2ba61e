import { expect, test, type Page } from '@playwright/test';
import { buyerOn, callsOf, cards, holdCall, isSave, ordersOf, robin } from './buyer';
import { press, tabTo } from './keyboard';

/** What the page told its tag manager under the names of the requirements, and how many orders it listed. */
const reportedOn = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [], boxofficeOrders = [] } = window as Window & {
      dataLayer?: { event?: string }[];
      boxofficeOrders?: unknown[];
    };
    const events = dataLayer.flatMap(({ event = '' }) => (event.startsWith('boxoffice.') ? [] : event));
    return { events, listed: boxofficeOrders.length };
  });

test('a free ticket is ordered with the keyboard alone, on a phone of 360 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const type = async (field: ReturnType<Page['getByRole']>, text: string) => {
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  const buyer = buyerOn(page);
  await buyer.open();
  await tabTo(page, page.getByRole('combobox', { name: 'Quantity: Community Day' }));
  await page.keyboard.press('1');
  await fits();
  // The demo's own bar does not lie over the button.
  const button = await buyer.orderButton.boundingBox();
  const opener = await page.getByRole('button', { name: 'Scenario' }).boundingBox();
  expect((opener?.y ?? 0) + (opener?.height ?? 0)).toBeLessThan(button?.y ?? 0);
  await press(page, buyer.orderButton);

  const attendee = page.getByRole('group', { name: 'Attendee 1' });
  await expect(attendee).toBeVisible();
  await expect(page.getByRole('region', { name: 'Billing Information' })).toHaveCount(0);
  await fits();
  for (const inside of [attendee, page.getByRole('region', { name: 'Your Information' })]) {
    await type(inside.getByRole('textbox', { name: /^First name/i }), robin.first);
    await type(inside.getByRole('textbox', { name: /^Last name/i }), robin.last);
    await type(inside.getByRole('textbox', { name: /^Email/i }), robin.email);
  }
  await press(page, page.getByRole('checkbox', { name: /^I agree/ }), 'Space');
  await press(page, buyer.payButton);
  await buyer.confirmed();
  await expect(page.getByRole('main')).toContainText('Community Day');
  await fits();
  await page.goto('/organizer');
  await expect(page.getByRole('row').first()).toBeVisible();
  await fits();
});

test('a card pays for a ticket, and the organizer sees the order (F31, F67, A09, A10)', async ({
  page,
  baseURL,
}) => {
  const calls = callsOf(page);
  const left: string[] = [];
  page.on('request', (request) => {
    const isTop = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isTop && !request.url().startsWith(`${baseURL ?? ''}/`)) left.push(request.url());
  });
  const buyer = buyerOn(page);
  // Nothing that an address asks for takes a buyer elsewhere.
  const elsewhere = ['redirectTo', 'next', 'callbackUrl', 'returnUrl', 'url']
    .map((name) => `${name}=${encodeURIComponent('https://evil.example/')}`)
    .join('&');
  await buyer.open(elsewhere);
  await buyer.choose('General Admission', 1);
  await buyer.order();
  await buyer.fillAll(cards.good);
  await buyer.payButton.click();
  const orderId = await buyer.confirmed();
  const main = page.getByRole('main');
  await expect(main).toContainText('$200.65');
  await expect(main.getByText(`Order ${orderId}`)).toBeVisible();
  expect(await reportedOn(page)).toEqual({
    events: ['registrationStart', 'purchase', 'registrationComplete'],
    listed: 1,
  });

  // Loaded again, the order is not counted again; Back orders nothing again.
  await page.reload();
  await expect(main.getByText(`Order ${orderId}`)).toBeVisible();
  expect(await reportedOn(page)).toEqual({ events: [], listed: 0 });
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Quantity: General Admission' })).toBeVisible();
  expect(calls.filter((call) => call === holdCall)).toHaveLength(1);
  expect(calls.filter(isSave)).toHaveLength(1);
  await page.goto(`/stripe/return/?${elsewhere}`);
  await expect(page.locator('body')).toBeVisible();

  const rows = await ordersOf(page, robin.email);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('$200.65');
  await page.getByRole('link', { name: `Open order ${orderId}` }).click();
  await expect(page.getByRole('complementary', { name: orderId })).toContainText('Visa xxxx-4242');
  expect(left).toEqual([]);
});
