import { open } from './organizerPage';
import { expect, test } from './providers';

/** No seat is free. */
const full = 'Engraving a Single Letter';

test('a place that is given back goes to who waits, and the next waits again', async ({
  page,
  providers,
}) => {
  await providers.world('conference');
  const list = page.getByRole('grid', { name: 'Session attendees' });
  await open(page, 'session-registrations', 'Session attendees');
  await page
    .locator('label')
    .filter({ hasText: /^Sessions$/ })
    .click();
  await page.getByRole('grid', { name: 'Sessions' }).getByRole('button', { name: full }).click();
  await expect(list.getByRole('row', { name: /Piotr Kowalski/ })).toContainText('Waitlisted');
  await expect(page).toHaveURL(/filter.session=session-12/);

  await page.getByRole('button', { name: `Unregister Chiara Conti from ${full}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unregister', exact: true }).click();
  await expect(page.getByText('Piotr Kowalski moved up from the waitlist.')).toBeVisible();
  await expect(page.getByText('2 emails sent')).toBeVisible();
  await expect(list.getByRole('row', { name: /Piotr Kowalski/ })).toContainText('Registered');
  await expect(list.getByRole('row', { name: /Chiara Conti/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Register', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: /ticket number/ }).fill('NL26-4799-1');
  await dialog.getByRole('checkbox', { name: /Chiara Conti/ }).check();
  await dialog.getByRole('checkbox', { name: full }).check();
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('has reached capacity');
  await dialog.getByRole('checkbox', { name: 'Waitlist if a session is full' }).check();
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(list.getByRole('row', { name: /Chiara Conti/ })).toContainText('Waitlisted');
});
