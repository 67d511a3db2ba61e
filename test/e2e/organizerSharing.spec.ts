import type { Page } from '@playwright/test';
import type { Buyer } from './buyer';
import { isSaved, open, save } from './organizerPage';
import { expect, test } from './providers';

/** Orders what costs nothing; the page stays at the confirmation. */
async function order(buyer: Buyer) {
  await buyer.toForm('Community Day');
  await buyer.fillAttendee();
  await buyer.fillBuyer();
  await buyer.agree();
  await buyer.payButton.click();
  await buyer.confirmed();
}

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const network = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name} (opens in a new window)` });

/** What the confirmation offers, and nothing else. */
async function isOffered(page: Page, text: string, networks: string[]) {
  await page.reload();
  await expect(message(page)).toHaveValue(text);
  for (const name of ['Facebook', 'LinkedIn', 'Twitter'])
    await expect(network(page, name)).toHaveCount(networks.includes(name) ? 1 : 0);
}

async function move(page: Page, campaign: string, action: 'Start' | 'End') {
  await page.getByRole('group', { name: campaign }).getByRole('button', { name: action }).click();
  const dialog = page.getByRole('dialog', { name: `${action} ${campaign}?` });
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toBeHidden();
}

test('buyers share what the organizer says, where the organizer says, and are counted', async ({
  page: organizer,
  providers,
}) => {
  await providers.world('conference');
  const friend = await providers.newBuyer();
  const { page: buyer } = friend;
  await buyer.context().route('https://www.linkedin.com/**', (route) => route.fulfill({ body: '' }));
  const settings = organizer.getByRole('form', { name: 'Sharing' });
  await open(organizer, 'sharing', 'Sharing');
  await move(organizer, 'Lanterns', 'End');
  await settings.getByRole('switch', { name: 'Let buyers share' }).click();
  await save(organizer);
  await isSaved(organizer);
  await order(friend);
  await expect(buyer.getByRole('heading', { name: 'Bring a friend' })).toHaveCount(0);

  await settings.getByRole('switch', { name: 'Let buyers share' }).click();
  await settings.getByRole('textbox', { name: 'Message' }).fill('Two days of type, on a pier.');
  await settings.getByRole('checkbox', { name: 'Facebook' }).uncheck();
  await save(organizer);
  await isSaved(organizer);
  await isOffered(buyer, 'Two days of type, on a pier.', ['LinkedIn']);

  await organizer.getByRole('button', { name: 'New campaign' }).click();
  const form = organizer.getByRole('form', { name: 'New campaign' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Workshops');
  await form.getByRole('textbox', { name: 'Message' }).fill('Paint a sign with me on May 15.');
  await form
    .getByRole('textbox', { name: 'URL', exact: true })
    .fill('https://northlight.example/2026/workshops');
  await form.getByRole('checkbox', { name: 'LinkedIn' }).check();
  await form.getByRole('checkbox', { name: 'Twitter' }).check();
  await form.getByRole('textbox', { name: 'Promo code for friends' }).fill('FRIENDS');
  await save(organizer);
  await expect(organizer.getByRole('heading', { name: 'Workshops' })).toBeVisible();
  await isOffered(buyer, 'Two days of type, on a pier.', ['LinkedIn']);
  await move(organizer, 'Workshops', 'Start');
  await isOffered(buyer, 'Paint a sign with me on May 15.', ['LinkedIn', 'Twitter']);
  await expect(buyer.getByText('FRIENDS', { exact: true })).toBeVisible();

  const [popup] = await Promise.all([buyer.waitForEvent('popup'), network(buyer, 'LinkedIn').click()]);
  await popup.waitForURL(/linkedin/);
  expect(decodeURIComponent(popup.url())).toContain('promo=FRIENDS');
  await popup.close();
  await organizer.reload();
  await expect(organizer.getByRole('listitem').filter({ hasText: 'Workshops' })).toContainText('1 share on');
});
