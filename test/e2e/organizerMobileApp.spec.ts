import { scenarios } from '../../mocks';
import { isSaved, open, save } from './organizerPage';
import { expect, test } from './providers';

test('an app gets its look, its cards and its certificate, and is built and published', async ({
  page,
  providers,
}) => {
  await providers.world('conference');
  // The certificate is in force on the day of the backend, but not for ever.
  await page.clock.setFixedTime(scenarios.conference.now);
  await open(page, 'mobile-app', 'Mobile app');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lantern Nights');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Lantern Nights')).toBeVisible();
  await save(page);
  await isSaved(page);

  await page.getByRole('tab', { name: 'Cards' }).click();
  await page.getByRole('button', { name: 'Add card' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Cloakroom');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('Cloakroom')).toBeVisible();

  await page.getByRole('tab', { name: 'Publishing' }).click();
  await page.getByRole('button', { name: 'Replace certificate' }).click();
  await dialog.getByRole('button', { name: /^Certificate/ }).setInputFiles({
    name: 'push.p12',
    mimeType: 'application/x-pkcs12',
    buffer: Buffer.from('0\x14Northlight app push '),
  });
  await dialog.getByLabel('Password').fill('lantern');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog).toBeHidden();
  expect(await page.content()).not.toContain('value="lantern"');

  await page.getByRole('textbox', { name: 'Version' }).fill('2.4.0');
  await page.getByRole('button', { name: 'Build and publish' }).click();
  await dialog.getByRole('button', { name: 'Build and publish' }).click();
  await expect(page.getByText('Queued')).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Publishing' }).click();
  await expect(page.getByText('Build 15')).toBeVisible();
});
