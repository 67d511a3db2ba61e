import { expect, test, type Page } from '@playwright/test';

const organizer = '/organizer/events/1001';
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('the keyboard alone leads from the rail to an order', async ({ page }) => {
  await page.goto(`${organizer}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const rail = page.getByRole('navigation', { name: 'Organizer' });
  await rail.getByRole('link', { name: 'Orders' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused();
  await expect(rail.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');

  const grid = page.getByRole('grid');
  await expect(grid.getByRole('row')).toHaveCount(11);
  await grid
    .getByRole('button', { name: /^Open order/ })
    .first()
    .focus();
  await page.keyboard.press('ArrowDown');
  const second = await focusedText(page);
  expect(second).toMatch(/^2000-/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: new RegExp(second) })).toBeVisible();
});

test('a view of a list is an address', async ({ page }) => {
  await page.goto(`${organizer}/orders`);
  await page.getByRole('columnheader', { name: 'Total' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=-total/);
  await page.goto(page.url());
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending');
});

test('everything is reached by its name', async ({ page }) => {
  await page.goto(`${organizer}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search screens and actions' }).fill('orders');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('summer school');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/organizer\/events\/1003\/orders/);
  await page.getByRole('button', { name: /Switch event$/ }).click();
  await page.getByRole('combobox', { name: 'Find an event' }).fill('northlight 2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/organizer\/events\/1001\/orders/);
});

test('the dashboard counts the orders there are', async ({ page }) => {
  await page.goto(`${organizer}/dashboard?range=all`);
  const figures = page.getByRole('region', { name: 'Figures' });
  await expect(figures).toBeVisible();
  const counted = await figures.getByRole('definition').nth(4).textContent();
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(page.getByText(new RegExp(`^1–10 of ${counted ?? ''}$`))).toBeVisible();
});

test('a form that is not saved is left by no way without a question', async ({ page }) => {
  await page.goto(`${organizer}/orders`);
  const rail = page.getByRole('navigation', { name: 'Organizer' });
  await rail.getByRole('link', { name: 'Ticket widget' }).click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Half a ti');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const staysOn = async (address: RegExp) => {
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(address);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(title).toHaveValue('Half a ti');
  };

  await rail.getByRole('link', { name: 'Orders' }).click();
  await staysOn(/\/1001\/widget$/);
  await page.goBack();
  await staysOn(/\/1001\/widget$/);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search screens and actions' }).fill('dashboard');
  await page.keyboard.press('Enter');
  await staysOn(/\/1001\/widget$/);
  await page.getByRole('button', { name: /Switch event$/ }).click();
  await page.getByRole('combobox', { name: 'Find an event' }).fill('summer school');
  await page.keyboard.press('Enter');
  await staysOn(/\/1001\/widget$/);

  await page.goBack();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused();
  await expect(page).toHaveURL(/\/1001\/orders$/);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Ticket widget' })).toBeFocused();
  await expect(title).not.toHaveValue('Half a ti');
});
