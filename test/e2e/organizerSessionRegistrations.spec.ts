import { expect, test, type Page } from '@playwright/test';
import { withKeyboard } from './hands';
import { begin, isSaved, newPage, open, save } from './organizerPage';

/** All meet the same backend. */
test.afterEach(async ({ request }) => {
  await begin(request, 'conference');
});

const full = 'Engraving a Single Letter';
const listOf = (page: Page) => page.getByRole('grid', { name: 'Session attendees' });

test('a place that is given back goes to who waits, and the next waits again', async ({ page }) => {
  await open(page, 'session-registrations', 'Session attendees');
  await page
    .locator('label')
    .filter({ hasText: /^Sessions$/ })
    .click();
  await page.getByRole('grid', { name: 'Sessions' }).getByRole('button', { name: full }).click();
  await expect(listOf(page).getByRole('row', { name: /Piotr Kowalski/ })).toContainText('Waiting');
  await expect(page).toHaveURL(/filter.session=session-12/);

  await page.getByRole('button', { name: `Unregister Chiara Conti from ${full}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unregister', exact: true }).click();
  await expect(page.getByText('Piotr Kowalski came up from the waiting list.')).toBeVisible();
  await expect(page.getByText('2 emails sent')).toBeVisible();
  await expect(listOf(page).getByRole('row', { name: /Piotr Kowalski/ })).toContainText('Registered');
  await expect(listOf(page).getByRole('row', { name: /Chiara Conti/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Register', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: /ticket number/ }).fill('NL26-4799-1');
  await dialog.getByRole('checkbox', { name: /Chiara Conti/ }).check();
  await dialog.getByRole('checkbox', { name: full }).check();
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('has reached capacity');
  await dialog.getByRole('checkbox', { name: 'Wait where a session is full' }).check();
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(listOf(page).getByRole('row', { name: /Chiara Conti/ })).toContainText('Waiting');
});

test('who speaks first is decided with the keyboard alone, and another organizer sees it', async ({
  browser,
  baseURL,
}) => {
  const [first, second] = [await newPage(browser, baseURL), await newPage(browser, baseURL)];
  const hand = withKeyboard(first);
  await open(first, 'people', 'Speakers');
  await hand.press(first.getByRole('button', { name: 'Move Ikechukwu Obi up' }));
  await expect(first.getByText('Ikechukwu Obi is now 1 of 14.')).toBeAttached();
  await hand.check(first.getByRole('switch', { name: 'Attendees see who speaks' }));
  await first.keyboard.press('Control+s');
  await isSaved(first);

  await open(second, 'people', 'Speakers');
  const speakers = second.getByRole('list', { name: 'Speakers' }).getByRole('listitem');
  await expect(speakers.first()).toContainText('Ikechukwu Obi');
  await expect(second.getByRole('switch', { name: 'Attendees see who speaks' })).not.toBeChecked();
});

test('of two who write the status email at once, the second is told and loses nothing', async ({
  browser,
  baseURL,
}) => {
  const [first, second] = [await newPage(browser, baseURL), await newPage(browser, baseURL)];
  const subject = (page: Page) => page.getByRole('textbox', { name: 'Subject' });
  for (const page of [first, second]) await open(page, 'session-registrations/email', 'Status email');
  await subject(first).fill('The first subject');
  await save(first);
  await isSaved(first);
  await subject(second).fill('The second subject');
  await save(second);
  const dialog = second.getByRole('dialog');
  await expect(dialog).toContainText('The first subject');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await isSaved(second);
  await expect(subject(second)).toHaveValue('The second subject');
});
