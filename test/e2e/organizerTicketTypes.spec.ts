import type { Page } from '@playwright/test';
import { press, skipToContent, type } from './keyboard';
import { isSaved } from './organizerPage';
import { expect, test } from './providers';

const rowsOf = (page: Page) =>
  page.getByRole('list', { name: /Ticket types, in the order/ }).getByRole('link');

test('a new event is made to sell with the keyboard alone, and a buyer with another browser buys', async ({
  page,
  providers,
}) => {
  test.slow();
  await providers.world('conference');
  await page.goto('/organizer/events/new');
  await page.getByRole('textbox', { name: 'Event name' }).fill('Maps after Dark');
  for (const [name, keys] of [
    [/^Starts/, '091720260630p'],
    [/^Ends/, '091720260900p'],
  ] as const) {
    await page.getByRole('group', { name }).getByRole('spinbutton').first().focus();
    await page.keyboard.type(keys);
  }
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: 'Event settings' })).toBeVisible();
  const [, eventId = ''] = /\/events\/(\d+)\//.exec(page.url()) ?? [];

  await page.goto(`/organizer/events/${eventId}/ticket-types`);
  await skipToContent(page);
  await press(page, page.getByRole('link', { name: 'Create ticket type' }));
  await expect(page.getByRole('heading', { level: 1, name: 'New ticket type' })).toBeVisible();
  await type(page, 'Ticket name', 'Balcony');
  await type(page, 'Price', '25');
  const preview = page.getByRole('region', { name: 'What buyers see' });
  await expect(preview.getByRole('table')).toContainText('$25.00');
  await page.keyboard.press('Control+s');
  const rows = rowsOf(page);
  await expect(rows).toHaveText(['Balcony']);
  await press(page, page.getByRole('link', { name: 'Add ticket type' }));
  await type(page, 'Ticket name', 'Gallery');
  await type(page, 'Quantity', '40');
  await press(page, page.getByRole('switch', { name: 'Show tickets left' }), 'Space');
  await type(page, 'Maximum', '2');
  await press(page, page.getByRole('button', { name: 'Save', exact: true }));
  await expect(rows).toHaveText(['Balcony', 'Gallery']);
  await press(page, page.getByRole('button', { name: 'Move Gallery', exact: true }), 'ArrowUp');
  await expect(rows).toHaveText(['Gallery', 'Balcony']);
  for (const order of [
    ['Balcony', 'Gallery'],
    ['Gallery', 'Balcony'],
  ]) {
    await press(page, page.getByRole('button', { name: 'Undo' }));
    await expect(rows).toHaveText(order);
  }

  const buyer = await providers.newBuyer();
  await buyer.open('', `/widgets/tickets/${eventId}`);
  await expect(buyer.page.getByRole('row', { name: /Gallery/ })).toContainText('40 Left');
  await buyer.choose('Gallery', 1);
  await buyer.order();
  await buyer.fillAttendee();
  await buyer.fillBuyer();
  await buyer.agree();
  await buyer.payButton.click();
  await buyer.confirmed();

  await page.reload();
  await expect(rows).toHaveText(['Gallery', 'Balcony']);
  await expect(page.getByRole('group', { name: 'Gallery' })).toContainText('1 of 40 sold');
  await skipToContent(page);
  await press(page, page.getByRole('button', { name: 'Remove Gallery' }));
  await expect(page.getByRole('dialog', { name: 'Gallery can’t be removed' })).toBeVisible();
});

test('of two who edit a ticket type at once, the second is notified, and the changes of both are saved', async ({
  page: first,
  providers,
}) => {
  await providers.world('conference');
  const { page: second } = await providers.newBuyer();
  for (const page of [first, second]) {
    await page.goto('/organizer/events/1001/ticket-types/3002');
    await expect(page.getByRole('heading', { level: 1, name: 'Two-Day Pass' })).toBeVisible();
  }
  await first.getByRole('textbox', { name: 'Price' }).fill('300');
  await first.getByRole('textbox', { name: 'Quantity' }).fill('200');
  await first.keyboard.press('Control+s');
  await isSaved(first);

  await second.getByRole('textbox', { name: 'Price' }).fill('350');
  await second.keyboard.press('Control+s');
  const dialog = second.getByRole('dialog', { name: 'Someone else changed this' });
  await expect(dialog.getByRole('radio', { name: /^Yours:.*350/ })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: /^Theirs:.*300/ })).not.toBeChecked();
  await expect(dialog.getByRole('radio', { name: /^Theirs:.*200/ })).toBeChecked();
  await press(second, dialog.getByRole('button', { name: 'Save', exact: true }));
  await isSaved(second);
  await expect(second.getByRole('textbox', { name: 'Price' })).toHaveValue('350.00');
  await expect(second.getByRole('textbox', { name: 'Quantity' })).toHaveValue('200');

  await first.goto('/widgets/tickets/1001');
  await expect(first.getByRole('row', { name: /Two-Day Pass/ })).toContainText('$350.00');
});
