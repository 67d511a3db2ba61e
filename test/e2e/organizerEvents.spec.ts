import type { Page } from '@playwright/test';
import { press, skipToContent, tabTo, type } from './keyboard';
import { isSaved, railLink } from './organizerPage';
import { expect, test } from './providers';

/** Month, day, year, hour, minute, half of the day: each part leads to the next. */
async function writeDate(page: Page, name: RegExp, keys: string) {
  await page.getByRole('group', { name }).getByRole('spinbutton').first().focus();
  await page.keyboard.type(keys);
}

test('an event is made, found, renamed and deleted with the keyboard alone', async ({ page, providers }) => {
  await providers.world('conference');
  const buyer = await providers.newBuyer();
  await page.goto('/organizer/events');
  await skipToContent(page);
  await press(page, page.getByRole('link', { name: 'New event' }));
  await expect(page.getByRole('heading', { level: 1, name: 'New event' })).toBeVisible();
  await type(page, 'Event name', 'Maps after Dark');
  await writeDate(page, /^Starts/, '091720260630p');
  await writeDate(page, /^Ends/, '091720260900p');
  await type(page, 'Venue name', 'The Ropewalk');
  await page.keyboard.press('Control+s');

  await expect(page.getByRole('heading', { level: 1, name: 'Event settings' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Maps after Dark/ })).toBeVisible();
  await type(page, 'Event name', 'Maps after Midnight');
  await page.keyboard.press('Control+s');
  await isSaved(page);
  const [, eventId = ''] = /\/events\/(\d+)\//.exec(page.url()) ?? [];
  await buyer.open('', `/widgets/tickets/${eventId}`);
  await expect(buyer.page).toHaveTitle(/^Maps after Midnight/);

  const open = async (part: string, screen: string) => {
    await (await railLink(page, part, screen)).focus();
    await page.keyboard.press('Enter');
  };
  const follow = async (name: string) => {
    const rail = page.getByRole('navigation', { name: 'Organizer' });
    await rail.getByRole('link', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await follow('Account');
  await tabTo(page, page.getByRole('searchbox', { name: 'Search events' }));
  await page.keyboard.type('ropewalk');
  const rows = page.getByRole('rowheader');
  await expect(rows).toHaveText(['Maps after Midnight', 'Lantern Evenings: Type on the Street']);
  await expect(page).toHaveURL(/search=ropewalk/);

  await follow('Back to Maps after Midnight');
  await open('Checkout', 'Event settings');
  await press(page, page.getByRole('button', { name: 'Delete event' }));
  const dialog = page.getByRole('dialog', { name: 'Delete Maps after Midnight?' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox').focus();
  await page.keyboard.type('Maps after Midnight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await expect(rows).toHaveCount(4);

  // Whoever has its address kept.
  await page.goto(`/organizer/events/${eventId}/dashboard`);
  await expect(page.getByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Events' }).click();
  await expect(rows).toHaveCount(4);
});
