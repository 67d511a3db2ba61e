import { open } from './organizerPage';
import { expect, test } from './providers';

test('partners are exported, changed in the file and imported; wrong lines are told of', async ({
  page,
  providers,
}) => {
  await providers.world('conference');
  await open(page, 'partners', 'Partners');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe('partners.xls');
  await expect(page.getByText('partners.xls was downloaded.')).toBeVisible();

  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page).toHaveURL(/\/partners\/import$/);
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'partners.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from('name\tlevel\tbooth\nLantern Works\tGOLD\tB4\nKolonn\tSILVER\tB1\nNowhere\tTIN\t\n'),
  });
  await expect(page.getByText('Row 4, level: Unknown level')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 partners' }).click();
  const question = page.getByRole('dialog', { name: 'Skip 1 row with an error?' });
  await question.getByRole('button', { name: 'Import 2 partners' }).click();
  await expect(page.getByText('1 partner added')).toBeVisible();
  await expect(page.getByText('1 partner updated')).toBeVisible();
  await page.getByRole('button', { name: 'All partners' }).last().click();
  await expect(page.getByRole('group', { name: 'Lantern Works', exact: true })).toContainText('Booth B4');
  await expect(page.getByRole('group', { name: 'Kolonn', exact: true })).toContainText('Silver');
});
