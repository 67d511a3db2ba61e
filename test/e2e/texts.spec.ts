import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { ticketsPath } from './buyer';

test('a translator changes a text where it stands, sees it at once, and takes a patch away', async ({
  page,
}) => {
  await page.goto(`${ticketsPath}?locale=de&texts=show`);
  const enter = page.getByRole('button', { name: 'Aktionscode eingeben' });
  await enter.focus();
  await expect(page.getByText('promotions.enter', { exact: true })).toBeVisible();
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'Text' }).fill('Gutschein einlösen');
  await expect(page.getByRole('button', { name: 'Gutschein einlösen' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download patch' }).click(),
  ]);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual({
    locale: 'de',
    texts: { 'promotions.enter': 'Gutschein einlösen' },
  });
});
