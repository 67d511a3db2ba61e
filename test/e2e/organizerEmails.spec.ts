import { withMouse } from './hands';
import { open } from './organizerPage';
import { expect, test } from './providers';

test('an email is begun from a template, written, published at once and found in its history', async ({
  page,
  providers,
}) => {
  await providers.world('conference');
  await open(page, 'emails', 'Emails');
  await page.getByRole('button', { name: 'New email' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ferry times');
  await withMouse(page).pick(dialog.getByRole('combobox', { name: 'Start from' }), 'News');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ferry times' })).toBeVisible();
  await expect(page).toHaveURL(/\/emails\/.+/);

  await page.getByRole('textbox', { name: 'Subject' }).fill('The last ferry, {{firstName}}');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText(/^The last ferry, \w+$/)).toBeVisible();
  await page.getByRole('tab', { name: 'Audience' }).click();
  await page.getByRole('radio', { name: 'Immediately' }).check();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toContainText('It is sent immediately');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^Sent on /)).toBeVisible();
  await expect(page.getByRole('grid', { name: 'History' }).getByText('Sent').first()).toBeVisible();

  await page.getByRole('link', { name: 'All emails' }).click();
  await expect(page.getByRole('row', { name: /Ferry times/ })).toContainText('Sent');
});
