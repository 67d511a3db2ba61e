import { expect, test } from '@playwright/test';
import { withKeyboard, withMouse } from './hands';
import { tabTo } from './keyboard';
import { begin, isSaved, newPage, open, save } from './organizerPage';

/** All meet the same backend. */
test.afterEach(async ({ request }) => {
  await begin(request, 'conference');
});

test('an email is begun from a template, written, published at once and found in its history', async ({
  page,
}) => {
  await open(page, 'emails', 'Emails');
  await page.getByRole('button', { name: 'New email' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ferry times');
  await withMouse(page).pick(dialog.getByRole('combobox', { name: 'Begin with' }), 'News');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ferry times' })).toBeVisible();
  await expect(page).toHaveURL(/\/emails\/.+/);

  await page.getByRole('textbox', { name: 'Subject' }).fill('The last ferry, {{firstName}}');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText(/^The last ferry, \w+$/)).toBeVisible();
  await page.getByRole('tab', { name: 'Audience' }).click();
  await page.getByRole('radio', { name: 'At once' }).check();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toContainText('It goes out at once');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^It went out on /)).toBeVisible();
  await expect(page.getByRole('grid', { name: 'History' }).getByText('Sent').first()).toBeVisible();

  await page.getByRole('link', { name: 'All emails' }).click();
  await expect(page.getByRole('row', { name: /Ferry times/ })).toContainText('Sent');
});

test('an email is changed, planned and turned off by the keyboard alone', async ({ page }) => {
  const hand = withKeyboard(page);
  await open(page, 'emails/email-soon', 'One week to go');
  await hand.write(page.getByRole('textbox', { name: 'Subject' }), 'One week');
  await page.getByRole('tab', { name: 'Content' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Audience' })).toBeFocused();
  await hand.check(page.getByRole('checkbox', { name: /^Awaiting payment/ }));
  // After today, whenever that is.
  await tabTo(page, page.getByRole('spinbutton', { name: /year/i }));
  await page.keyboard.type('2036');
  await page.keyboard.press('Control+s');
  await isSaved(page);
  await page.getByRole('heading', { level: 1 }).focus();
  await hand.press(page.getByRole('button', { name: 'Publish' }));
  await expect(page.getByRole('dialog')).toContainText('May 07, 2036 9:00am');
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Publish' }));
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await hand.check(page.getByRole('switch', { name: 'On' }));
  await expect(page.getByRole('switch', { name: 'On' })).not.toBeChecked();
});

test('of two organizers who write one email, the second is told and loses nothing', async ({
  browser,
  baseURL,
}) => {
  const [first, second] = [await newPage(browser, baseURL), await newPage(browser, baseURL)];
  for (const page of [first, second]) await open(page, 'emails/email-soon', 'One week to go');
  await first.getByRole('textbox', { name: 'Subject' }).fill('The first');
  await save(first);
  await isSaved(first);
  await second.getByRole('textbox', { name: 'Subject' }).fill('The second');
  await save(second);
  const dialog = second.getByRole('dialog');
  await expect(dialog).toContainText('The first');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await isSaved(second);
  await expect(second.getByRole('textbox', { name: 'Subject' })).toHaveValue('The second');
});
