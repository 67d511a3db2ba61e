import { expect, test, type Page } from '@playwright/test';
import { press, tabTo, type } from './keyboard';
import { begin, isSaved, newPage } from './organizerPage';

const settings = '/organizer/events/1001/settings';

/** Other tests meet the same backend: it is left as it was found. */
test.afterEach(async ({ request }) => {
  await begin(request, 'conference');
});

const nameIn = (page: Page) => page.getByRole('textbox', { name: 'Event name' });

/** Month, day, year, hour, minute, half of the day: each part leads to the next. */
async function writeDate(page: Page, name: RegExp, keys: string) {
  await page.getByRole('group', { name }).getByRole('spinbutton').first().focus();
  await page.keyboard.type(keys);
}

test('an event is made, found, renamed and deleted with the keyboard alone', async ({ page }) => {
  await page.goto('/organizer/events');
  await press(page, page.getByRole('link', { name: 'New event' }));
  await expect(page.getByRole('heading', { level: 1, name: 'New event' })).toBeVisible();
  await type(page, 'Event name', 'Maps after Dark');
  await writeDate(page, /^Starts/, '091720260630p');
  await writeDate(page, /^Ends/, '091720260900p');
  await type(page, 'Name of the venue', 'The Ropewalk');
  await page.keyboard.press('Control+s');

  await expect(page.getByRole('heading', { level: 1, name: 'Event settings' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Maps after Dark/ })).toBeVisible();
  await type(page, 'Event name', 'Maps after Midnight');
  await page.keyboard.press('Control+s');
  await isSaved(page);

  const open = async (screen: string) => {
    const rail = page.getByRole('navigation', { name: 'Organizer' });
    await rail.getByRole('link', { name: screen, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await open('Events');
  await tabTo(page, page.getByRole('searchbox', { name: 'Search events' }));
  await page.keyboard.type('ropewalk');
  const rows = page.getByRole('rowheader');
  await expect(rows).toHaveText(['Maps after Midnight', 'Lantern Evenings: Type on the Street']);
  await expect(page).toHaveURL(/search=ropewalk/);

  await open('Event settings');
  await press(page, page.getByRole('button', { name: 'Delete event' }));
  const dialog = page.getByRole('dialog', { name: 'Delete Maps after Midnight?' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox').focus();
  await page.keyboard.type('Maps after Midnight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await expect(rows).toHaveCount(4);
});

test('an event with orders moves only when it is asked, and buyers read the new name', async ({
  browser,
  baseURL,
}) => {
  const [organizer, buyer] = [await newPage(browser, baseURL), await newPage(browser, baseURL)];
  await organizer.goto(settings);
  await expect(organizer.getByText(/so it can’t be deleted/)).toBeVisible();
  await nameIn(organizer).fill('Northlight, moved');
  await organizer.getByRole('combobox', { name: 'Time zone' }).fill('Lisbon');
  await organizer.keyboard.press('Tab');
  await expect(organizer.getByText('The times stay as they are written')).toBeVisible();
  await organizer.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = organizer.getByRole('dialog', { name: 'Change the dates of an event with orders?' });
  await dialog.getByRole('button', { name: 'Change dates' }).click();
  await isSaved(organizer);

  await buyer.goto('/widgets/tickets/1001');
  await expect(buyer).toHaveTitle(/^Northlight, moved/);
});

test('of two organizers who save at once, the second is told; both of their pixels stay', async ({
  browser,
  baseURL,
}) => {
  const [first, second] = [await newPage(browser, baseURL), await newPage(browser, baseURL)];
  for (const page of [first, second]) {
    await page.goto(settings);
    await expect(nameIn(page)).toHaveValue('Northlight 2026');
  }
  await nameIn(first).fill('The first name');
  await first.keyboard.press('Control+s');
  await isSaved(first);
  await nameIn(second).fill('The second name');
  await second.keyboard.press('Control+s');
  const dialog = second.getByRole('dialog');
  await expect(dialog).toContainText('The first name');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await isSaved(second);
  await expect(nameIn(second)).toHaveValue('The second name');

  for (const [page, id] of [
    [first, 'G-FIRST'],
    [second, 'G-SECOND'],
  ] as const) {
    await page.getByRole('button', { name: 'Add pixel' }).click();
    await page.getByRole('textbox', { name: 'Pixel ID' }).fill(id);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(id)).toBeVisible();
  }
  await expect(second.getByText('G-FIRST')).toBeVisible();
});
