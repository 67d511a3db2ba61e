import { expect, test } from '@playwright/test';

test('each page has a title, focus goes to its heading, and the language, colours and look go along', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await expect(page).toHaveTitle('Sell tickets inside any page · Boxoffice');
  await page.getByRole('link', { name: 'Open the orders' }).click();
  await expect(page).toHaveTitle('Orders · Northlight 2026 · Boxoffice');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText('Sell tickets inside any page');
  await page.getByRole('link', { name: 'Order a ticket' }).click();
  await expect(page).toHaveTitle('Northlight 2026 · Boxoffice');

  await page.goto('/no/such/page');
  await expect(heading).toHaveText('Page not found');
  await page.getByRole('link', { name: 'Start page' }).click();
  await expect(heading).toHaveText('Sell tickets inside any page');
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(heading).toHaveText('Page not found');
  await expect(heading).toBeFocused();

  await page.goto('/?locale=ar&scheme=dark&preset=festival');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/widgets/tickets/1001?locale=ar&scheme=dark&preset=festival');
  const widget = page.locator('.bx').first();
  await expect(widget).toHaveAttribute('data-theme', 'dark');
  await expect(widget).toHaveAttribute('data-preset', 'festival');
});

test('the scenario panel changes the world, names its codes, and its address can be shared', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/widgets/tickets/1001');
  const opener = page.getByRole('button', { name: 'Scenario' });
  await opener.click();
  await expect(page.getByRole('heading', { name: 'Scenario' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption({ label: 'A code for every outcome' });
  await page.getByRole('button', { name: 'Apply scenario' }).click();
  await expect(page).toHaveURL(/scenario=/);

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const shared = await other.newPage();
  await shared.goto(page.url());
  await shared.getByRole('button', { name: 'Scenario' }).click();
  const codes = shared.getByRole('region', { name: 'Codes' }).getByRole('listitem');
  await expect(codes.filter({ hasText: 'FRIENDS' })).toContainText('Used up');
  await expect(codes.filter({ hasText: 'WINTER10' })).toContainText('Expired');
  await other.close();
});
