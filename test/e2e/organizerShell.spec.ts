import type { Page } from '@playwright/test';
import { railLink } from './organizerPage';
import { expect, test } from './providers';

const organizer = '/organizer/events/1001';
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('the keyboard alone leads to an order; a view is an address; unsaved changes are left only after a question', async ({
  page,
  providers,
}) => {
  await providers.world('conference');
  await page.goto(`${organizer}/dashboard`);
  const rail = page.getByRole('navigation', { name: 'Organizer' });
  await rail.getByRole('link', { name: 'Orders' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused();
  await expect(rail.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  const total = page.getByRole('columnheader', { name: 'Total' });
  await total.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=-total/);
  await page.reload();
  await expect(total).toHaveAttribute('aria-sort', 'descending');
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('row')).toHaveCount(11);
  await grid
    .getByRole('link', { name: /^Open order/ })
    .first()
    .focus();
  await page.keyboard.press('ArrowDown');
  const second = await focusedText(page);
  expect(second).toMatch(/^2000-/);
  await page.keyboard.press('Enter');
  const order = page.getByRole('complementary', { name: new RegExp(second) });
  await expect(order).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(order).toBeHidden();

  const goTo = async (screen: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search orders, people, actions' }).fill(screen);
    await page.keyboard.press('Enter');
  };
  await goTo('ticket widget');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Half a ti');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const staysHere = async () => {
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(/\/1001\/widget-settings$/);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(title).toHaveValue('Half a ti');
  };
  await (await railLink(page, 'Sales', 'Orders')).click();
  await staysHere();
  await page.goBack();
  await staysHere();
  await goTo('dashboard');
  await staysHere();
  await page.getByRole('button', { name: /Switch event$/ }).click();
  await page.getByRole('combobox', { name: 'Find an event' }).fill('summer school');
  await page.keyboard.press('Enter');
  await staysHere();

  await page.goBack();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused();
  await expect(page).toHaveURL(/\/1001\/orders\?/);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Ticket widget' })).toBeFocused();
  await expect(title).not.toHaveValue('Half a ti');
  await goTo('summer school');
  await expect(page).toHaveURL(/\/organizer\/events\/1003\/widget-settings/);
});
