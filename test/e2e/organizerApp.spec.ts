import { expect, test } from '@playwright/test';
import { withKeyboard } from './hands';
import { tabTo } from './keyboard';
import { begin, isSaved, newPage, open, save } from './organizerPage';

/** All meet the same backend. */
test.afterEach(async ({ request }) => {
  await begin(request, 'conference');
});

test('an app gets its look, its cards and its certificate, and is built and published', async ({ page }) => {
  await open(page, 'app', 'Mobile app');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lantern Nights');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Lantern Nights')).toBeVisible();
  await save(page);
  await isSaved(page);

  await page.getByRole('tab', { name: 'Cards' }).click();
  await page.getByRole('button', { name: 'Add a card' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Cloakroom');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('Cloakroom')).toBeVisible();

  await page.getByRole('tab', { name: 'Publishing' }).click();
  await page.getByRole('button', { name: 'Replace the certificate' }).click();
  await dialog.getByRole('button', { name: /^Certificate/ }).setInputFiles({
    ...{ name: 'push.p12', mimeType: 'application/x-pkcs12' },
    buffer: Buffer.from('0\x14Northlight app push '),
  });
  await dialog.getByLabel('Password').fill('lantern');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog).toBeHidden();
  expect(await page.content()).not.toContain('value="lantern"');

  await page.getByRole('textbox', { name: 'Version' }).fill('2.4.0');
  await page.getByRole('button', { name: 'Build and publish' }).click();
  await dialog.getByRole('button', { name: 'Build and publish' }).click();
  await expect(page.getByText('Waiting to be built')).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Publishing' }).click();
  await expect(page.getByText('Build 15')).toBeVisible();
});

test('by the keyboard alone a card is moved, and of two organizers the second is told', async ({
  browser,
  baseURL,
}) => {
  const [first, second] = [await newPage(browser, baseURL), await newPage(browser, baseURL)];
  for (const page of [first, second]) await open(page, 'app', 'Mobile app');
  const hand = withKeyboard(first);
  await hand.write(first.getByRole('textbox', { name: 'Name', exact: true }), 'The first name');
  await first.keyboard.press('Control+s');
  await isSaved(first);
  await second.getByRole('textbox', { name: 'Name', exact: true }).fill('The second name');
  await save(second);
  await expect(second.getByRole('dialog')).toContainText('The first name');
  await second.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await isSaved(second);

  await first.reload();
  await tabTo(first, first.getByRole('tab', { name: 'Name and look' }));
  await first.keyboard.press('ArrowRight');
  await tabTo(first, first.getByRole('button', { name: 'Move Ferry times', exact: true }));
  await first.keyboard.press('ArrowUp');
  await expect(first.getByText('Ferry times is now 3 of 6.')).toBeAttached();
  await expect(first.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await second.reload();
  await expect(second.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('The second name');
  await second.getByRole('tab', { name: 'Cards' }).click();
  await expect(second.getByRole('listitem').filter({ hasText: 'Ferry times' }).first()).toBeVisible();
  const titles = second.getByRole('list', { name: 'Cards on the first screen' }).getByRole('listitem');
  await expect(titles.nth(2)).toContainText('Ferry times');
});
