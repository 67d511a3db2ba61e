import { withKeyboard } from './hands';
import { skipToContent } from './keyboard';
import { isSaved, open } from './organizerPage';
import { expect, test } from './providers';

test('a site is arranged and written by the keyboard alone; custom code never runs here', async ({
  page,
  providers,
}) => {
  await providers.world('conference');
  const hand = withKeyboard(page);
  await open(page, 'website', 'Website');
  const rows = page.getByRole('list', { name: 'Sections of Northlight' });
  await skipToContent(page);
  await hand.press(rows.getByRole('button', { name: 'Move Tickets', exact: true }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Order saved')).toBeVisible();

  await hand.press(rows.getByRole('button', { name: 'What it is', exact: true }));
  const form = page.getByRole('form', { name: 'Edit What it is' });
  await expect(page.getByRole('heading', { level: 2, name: 'What it is' })).toBeFocused();
  await hand.write(form.getByRole('textbox', { name: 'Text' }), 'Two days on a pier.');
  await page.keyboard.press('Control+s');
  await isSaved(page);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(rows.getByRole('button', { name: 'What it is', exact: true })).toBeFocused();

  await hand.press(page.getByRole('group', { name: 'At the end of the page' }).getByRole('button'));
  const dialog = page.getByRole('dialog', { name: 'Code at the end of the page' });
  await hand.write(
    dialog.getByRole('textbox', { name: 'HTML and scripts' }),
    '<script>document.title = "ran"</script>',
  );
  await hand.press(dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 line', { exact: true })).toHaveCount(2);
  await expect(page).not.toHaveTitle('ran');

  await page.reload();
  await expect(rows.locator('bdi')).toHaveText(['The harbour', 'Tickets', 'What it is', 'What people said']);
  await expect(page).not.toHaveTitle('ran');
  await page.getByRole('group', { name: 'At the end of the page' }).getByRole('button').click();
  await expect(dialog.getByRole('textbox')).toHaveValue('<script>document.title = "ran"</script>');
});
