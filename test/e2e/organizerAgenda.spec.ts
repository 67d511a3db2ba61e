import { isSaved, open, save } from './organizerPage';
import { expect, test } from './providers';

test('a session is made in a new location, published, and found by its editor’s address', async ({
  page,
  providers,
}) => {
  await providers.world('conference');
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

  const href = await row.getByRole('link', { name: 'Ropes and Rivets' }).getAttribute('href');
  const sessionId = /\/agenda\/([^/?]+)/.exec(href ?? '')?.[1] ?? '';
  await page.goto(`/77/events/1001/apps/agenda/${sessionId}/edit`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ropes and Rivets' })).toBeVisible();
});
