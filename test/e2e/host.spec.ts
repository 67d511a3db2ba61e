import { expect, test, type Page } from '@playwright/test';

test('each page has a title, and focus goes to its heading', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Sell tickets inside any page · Boxoffice');
  await page.getByRole('link', { name: 'Open the orders' }).click();
  await expect(page).toHaveTitle('Orders · Northlight 2026 · Boxoffice');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Order a ticket' }).click();
  await expect(page).toHaveTitle('Northlight 2026 · Boxoffice');
});

test('an address that leads nowhere says so and leads on', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing at this address');
  await page.getByRole('link', { name: 'Start page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell tickets inside any page');
});

test('language, colours and look go along from page to page', async ({ page }) => {
  await page.goto('/?locale=ar&scheme=dark&preset=festival');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/widgets/tickets/1001?locale=ar&scheme=dark&preset=festival');
  await expect(page.locator('.bx').first()).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('.bx').first()).toHaveAttribute('data-preset', 'festival');
});

test('the scenario panel changes the world, and its address can be shared', async ({ page, context }) => {
  await page.goto('/widgets/tickets/1001');
  const opener = page.getByRole('button', { name: 'Scenario' });
  await opener.click();
  await expect(page.getByRole('heading', { name: 'Scenario' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'World' }).selectOption({ label: 'Sold out' });
  await page.getByRole('button', { name: 'Show this world' }).click();
  await expect(page).toHaveURL(/scenario=soldOut/);
  await expect(page.getByRole('main')).toContainText('Sold Out');

  const shared = await (await context.browser()?.newContext())?.newPage();
  await shared?.goto(page.url());
  await expect(shared?.getByRole('main') ?? page.getByRole('main')).toContainText('Sold Out');
  await shared?.context().close();
});

test('a sample confirmation is shown for the token preview', async ({ page }) => {
  await page.goto('/widgets/tickets/1001/2000-1/confirmationMessage/preview');
  await expect(page.getByRole('main')).toContainText('2000-1');
});

/** Opens the panel and goes to a world by its name there. */
async function show(page: Page, world: string) {
  await page.getByRole('button', { name: 'Scenario' }).click();
  await page.getByRole('combobox', { name: 'World' }).selectOption({ label: world });
  await page.getByRole('button', { name: 'Show this world' }).click();
}

test('the scenario panel shows what the ticket selection can look like', async ({ page }) => {
  test.slow();
  const main = page.getByRole('main');
  await page.goto('/widgets/tickets/1001');

  await show(page, 'Every row state');
  await expect(main).toContainText('Unlocked by LANTERN20');
  for (const words of [
    ...['20% off', 'Ends May 1', '3 Left', '48 Left', 'Free', 'Only available upon other ticket selection'],
    ...['Sold Out', 'Sale ended on Jan 31', 'Sale starts Mar 5', 'Currently not on sale', 'Read more'],
  ])
    await expect(main).toContainText(words);

  await show(page, 'Order buttons in own words');
  await page.getByRole('combobox', { name: 'Quantity: General Admission' }).selectOption('1');
  for (const name of ['Pay by card now', 'Send us an invoice', 'Pay in bitcoin'])
    await expect(main.getByRole('button', { name })).toBeVisible();

  await show(page, 'More than twelve');
  const faces = page.getByRole('region', { name: 'Also Attending' }).getByRole('listitem');
  await expect(faces).toHaveCount(12);

  await show(page, 'No tickets, in own words');
  await expect(main).toContainText('The box office opens on March 2 at noon.');

  await show(page, 'A code for every outcome');
  await page.getByRole('button', { name: 'Scenario' }).click();
  const codes = page.getByRole('region', { name: 'Codes' }).getByRole('listitem');
  await expect(codes.filter({ hasText: 'FRIENDS' })).toContainText('Used up');
  await expect(codes.filter({ hasText: 'WINTER10' })).toContainText('Expired');
});
