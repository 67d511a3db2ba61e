import { expect, test } from './providers';

test('somebody is invited, accepts, and is removed again', async ({ page, providers }) => {
  await providers.world('conference');
  await page.goto('/organizer/members');
  await page.getByRole('button', { name: 'Invite people' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('textbox', { name: /Email addresses/ })
    .fill('Ada Byron <ada@example.com>\nwren@northlight.example');
  await dialog.getByRole('radio', { name: 'Editor' }).check();
  await dialog.getByRole('radio', { name: 'Selected events' }).check();
  await dialog.getByRole('checkbox', { name: 'Northlight 2026' }).check();
  const answering = page.waitForResponse((response) => response.url().includes('/accounts/77/invite'));
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(dialog.getByText('Already a member.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  // The link in the email leads to the invitation's own page.
  const { invited } = (await (await answering).json()) as { invited: { id: string }[] };
  await page.goto(`/organizer/members/invitations/${invited[0]?.id ?? ''}`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('You accepted this invitation')).toBeVisible();

  await page.getByRole('navigation', { name: 'Organizer' }).getByRole('link', { name: 'Members' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'ada@example.com' });
  await expect(row).toContainText('Northlight 2026');
  await row.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Ada Byron was removed')).toBeVisible();
  await expect(row).toHaveCount(0);
});
