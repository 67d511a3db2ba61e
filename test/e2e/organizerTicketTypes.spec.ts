import { expect, test } from '@playwright/test';
import { buyerOn } from './buyer';
import { press, type } from './keyboard';
import { begin, newPage } from './organizerPage';

const listPath = '/organizer/events/1001/ticket-types';

/** Other tests meet the same backend: it is left as it was found. */
test.afterEach(async ({ request }) => {
  await begin(request, 'conference');
});

test('an empty event is made to sell with the keyboard alone, and a buyer in another tab buys', async ({
  browser,
  baseURL,
  request,
}) => {
  test.slow();
  await begin(request, 'noTickets');
  const organizer = await newPage(browser, baseURL);
  const rows = organizer.getByRole('list', { name: /Ticket types, in the order/ }).getByRole('link');
  await organizer.goto(listPath);
  await press(organizer, organizer.getByRole('link', { name: 'Create the first ticket' }));

  await expect(organizer.getByRole('heading', { level: 1, name: 'New ticket type' })).toBeVisible();
  await type(organizer, 'Ticket name', 'Balcony');
  await type(organizer, 'Price', '25');
  const preview = organizer.getByRole('region', { name: 'What buyers see' });
  await expect(preview.getByRole('table')).toContainText('$25.00');
  await organizer.keyboard.press('Control+s');
  await expect(rows).toHaveText(['Balcony']);

  await press(organizer, organizer.getByRole('link', { name: 'Add ticket type' }));
  await type(organizer, 'Ticket name', 'Gallery');
  await type(organizer, 'Quantity', '40');
  await press(organizer, organizer.getByRole('switch', { name: 'Show how many are left' }), 'Space');
  await type(organizer, 'Maximum', '2');
  await press(organizer, organizer.getByRole('button', { name: 'Save', exact: true }));
  await expect(rows).toHaveText(['Balcony', 'Gallery']);
  await press(organizer, organizer.getByRole('button', { name: 'Move Gallery', exact: true }), 'ArrowUp');
  await expect(rows).toHaveText(['Gallery', 'Balcony']);
  for (const order of [
    ['Balcony', 'Gallery'],
    ['Gallery', 'Balcony'],
  ]) {
    await press(organizer, organizer.getByRole('button', { name: 'Undo' }));
    await expect(rows).toHaveText(order);
  }

  const buyer = buyerOn(await newPage(browser, baseURL));
  await buyer.open();
  await expect(buyer.page.getByRole('row', { name: /Gallery/ })).toContainText('40 Left');
  await buyer.choose('Gallery', 1);
  await buyer.order();
  await buyer.fillAttendee();
  await buyer.fillBuyer();
  await buyer.agree();
  await buyer.payButton.click();
  await buyer.confirmed();

  await organizer.reload();
  await expect(rows).toHaveText(['Gallery', 'Balcony']);
  await expect(organizer.getByRole('group', { name: 'Gallery' })).toContainText('1 of 40 sold');
  await press(organizer, organizer.getByRole('button', { name: 'Remove Gallery' }));
  await expect(organizer.getByRole('dialog', { name: 'Gallery can’t be removed' })).toBeVisible();
});

test('of two who edit a ticket type at once, the second is told and loses nothing', async ({
  browser,
  baseURL,
}) => {
  const [first, second] = [await newPage(browser, baseURL), await newPage(browser, baseURL)];
  for (const page of [first, second]) {
    await page.goto(`${listPath}/3002`);
    await expect(page.getByRole('heading', { level: 1, name: 'Two-Day Pass' })).toBeVisible();
  }
  await first.getByRole('textbox', { name: 'Price' }).fill('300');
  await first.getByRole('textbox', { name: 'Quantity' }).fill('200');
  await first.keyboard.press('Control+s');
  await expect(first.getByText('Saved', { exact: true })).toBeVisible();

  await second.getByRole('textbox', { name: 'Price' }).fill('350');
  await second.keyboard.press('Control+s');
  const dialog = second.getByRole('dialog', { name: 'Somebody else changed this' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(second.getByText('Saved', { exact: true })).toBeVisible();
  await expect(second.getByRole('textbox', { name: 'Price' })).toHaveValue('350.00');
  await expect(second.getByRole('textbox', { name: 'Quantity' })).toHaveValue('200');

  await first.goto('/widgets/tickets/1001');
  await expect(first.getByRole('row', { name: /Two-Day Pass/ })).toContainText('$350.00');
});
