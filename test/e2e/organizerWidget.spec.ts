import { expect, test } from '@playwright/test';
import { buyerOn, ticketsPath } from './buyer';
import { begin, isSaved, newPage, open, save } from './organizerPage';

/** Other tests meet the same backend: it is left as it was found. */
test.afterEach(async ({ request }) => {
  await begin(request, 'conference');
});

test('a buyer gets the look and the words that an organizer saved', async ({ browser, baseURL }) => {
  const [organizer, buyer] = [await newPage(browser, baseURL), await newPage(browser, baseURL)];
  await open(organizer, 'widget', 'Ticket widget');
  const preview = organizer.getByRole('region', { name: 'Preview' });
  await organizer.getByRole('radio', { name: 'Festival' }).focus();
  await organizer.keyboard.press('Space');
  await organizer.getByRole('textbox', { name: 'Title', exact: true }).fill('Come along');
  await organizer.getByRole('textbox', { name: 'Card orders' }).fill('Take a seat');
  await expect(preview.getByRole('heading', { name: 'Come along' })).toBeVisible();
  await organizer.keyboard.press('Control+s');
  await isSaved(organizer);

  await buyer.goto(ticketsPath);
  const title = buyer.getByRole('heading', { name: 'Come along' });
  await expect(title).toBeVisible();
  await expect(title).toHaveCSS('font-family', /Palatino/);
  await buyerOn(buyer).choose('General Admission', 1);
  const order = buyer.getByRole('button', { name: 'Take a seat' });
  await expect(order).toHaveCSS('background-color', 'rgb(192, 47, 20)');
});

test('of two organizers who save at once, the second is told and loses nothing', async ({
  browser,
  baseURL,
}) => {
  const [first, second] = [await newPage(browser, baseURL), await newPage(browser, baseURL)];
  for (const page of [first, second]) await open(page, 'widget', 'Ticket widget');
  await first.getByRole('textbox', { name: 'Title', exact: true }).fill('The first title');
  await save(first);
  await isSaved(first);

  await second.getByRole('textbox', { name: 'Title', exact: true }).fill('The second title');
  await second.getByRole('textbox', { name: 'No tickets, row' }).fill('Gone');
  await save(second);
  const dialog = second.getByRole('dialog');
  await expect(dialog).toContainText('The first title');
  await expect(dialog).toContainText('The second title');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await isSaved(second);
  await expect(second.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('The second title');

  await first.reload();
  await expect(first.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('The second title');
  await expect(first.getByRole('textbox', { name: 'No tickets, row' })).toHaveValue('Gone');
});

test('a buyer reads the message of the confirmation, filled in', async ({ browser, baseURL }) => {
  const [organizer, buyer] = [await newPage(browser, baseURL), await newPage(browser, baseURL)];
  await open(organizer, 'confirmation', 'Confirmation');
  const message = organizer.getByRole('textbox', { name: 'Message' }).first();
  await message.click();
  await organizer.keyboard.press('Control+a');
  await organizer.keyboard.type('Bring warm clothes, {{firstName}}, to {{venueName}}.');
  const preview = organizer.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Bring warm clothes, Alex, to Harbour Hall.')).toBeVisible();
  await save(organizer);
  await isSaved(organizer);

  await buyer.goto(`${ticketsPath}/1/confirmationMessage/preview`);
  await expect(buyer.getByText('Bring warm clothes, Alex, to Harbour Hall.')).toBeVisible();
});
