import { expect, test } from '@playwright/test';
import { press, type } from './keyboard';
import { backend, begin, isSaved, newPage, open, save } from './organizerPage';

/** All meet the same backend. */
test.afterEach(async ({ request }) => {
  await begin(request, 'conference');
});

test('a session is made in a new location, published, and found by its editor’s address', async ({
  page,
  request,
}) => {
  await open(page, 'agenda/settings', 'Agenda settings');
  await page.getByRole('button', { name: 'Add location' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of location 6' })).toBeFocused();
  await page.keyboard.type('Sail Loft');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Seats of Sail Loft' })).toBeFocused();
  await page.keyboard.type('18');
  await save(page);
  await isSaved(page);

  await page.getByRole('link', { name: 'Agenda', exact: true }).first().click();
  await page.getByRole('link', { name: 'New session' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Ropes and Rivets');
  await page.getByRole('combobox', { name: 'Location' }).click();
  await page.getByRole('option', { name: 'Sail Loft' }).click();
  await expect(page.getByText('Sail Loft has 18 seats')).toBeVisible();
  await page.getByRole('radio', { name: 'Published' }).check();
  await save(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search sessions' }).fill('rivets');
  const row = page.getByRole('row', { name: /Ropes and Rivets/ });
  await expect(row).toContainText('Sail Loft');
  await expect(row).toContainText('Published');

  const found = await request.get(`${backend}/api/v2/agenda/accounts/77/events/1001/sessions?search=rivets`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  const { items } = (await found.json()) as { items: { id: string }[] };
  await page.goto(`/77/events/1001/apps/agenda/${items[0]?.id ?? ''}/edit`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ropes and Rivets' })).toBeVisible();
});

test('of two who edit a session at once, the second is told and loses nothing; with the keyboard alone', async ({
  browser,
  baseURL,
}) => {
  const [first, second] = [await newPage(browser, baseURL), await newPage(browser, baseURL)];
  for (const page of [first, second]) await open(page, 'agenda/session-4', 'Finding the Ferry');
  await first.getByRole('textbox', { name: 'Capacity' }).fill('100');
  await save(first);
  await isSaved(first);

  await type(second, 'Title', 'Finding the Last Ferry');
  await second.keyboard.press('Control+s');
  const dialog = second.getByRole('dialog');
  await expect(dialog).toContainText('100');
  await press(second, dialog.getByRole('button', { name: 'Save' }));
  await isSaved(second);
  await expect(second.getByRole('heading', { level: 1, name: 'Finding the Last Ferry' })).toBeVisible();
  await expect(second.getByRole('textbox', { name: 'Capacity' })).toHaveValue('100');
});
