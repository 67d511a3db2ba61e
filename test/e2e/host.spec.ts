import { expect, test } from '@playwright/test';

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
