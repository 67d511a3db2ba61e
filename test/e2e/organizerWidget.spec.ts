import { ticketsPath } from './buyer';
import { isSaved, open, save } from './organizerPage';
import { expect, test } from './providers';

test('a buyer gets the design, the wording, the tax and the confirmation message that an organizer saved', async ({
  page,
  providers,
}) => {
  await providers.world('conference');
  const buyer = await providers.newBuyer();
  await open(page, 'widget-settings', 'Ticket widget');
  const preview = page.getByRole('region', { name: 'Preview' });
  await page.getByRole('radio', { name: 'Festival' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Come along');
  await page.getByRole('textbox', { name: 'Card orders' }).fill('Take a seat');
  await expect(preview.getByRole('heading', { name: 'Come along' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await isSaved(page);

  await open(page, 'sale-settings', 'Tax and checkout');
  await page.getByRole('textbox', { name: 'Rate' }).fill('10');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('City tax');
  await expect(page.getByText('$110.00')).toBeVisible();
  await page.keyboard.press('Control+s');
  await isSaved(page);

  await open(page, 'confirmation', 'Confirmation');
  await expect(page.getByRole('toolbar', { name: 'Formatting: Message' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).first().click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Bring warm clothes, {{firstName}}, to {{venueName}}.');
  await expect(preview.getByText('Bring warm clothes, Alex, to Harbour Hall.')).toBeVisible();
  await save(page);
  await isSaved(page);

  await buyer.open();
  const title = buyer.page.getByRole('heading', { name: 'Come along' });
  await expect(title).toHaveCSS('font-family', /Palatino/);
  await buyer.choose('General Admission', 1);
  const order = buyer.page.getByRole('button', { name: 'Take a seat' });
  await expect(order).toHaveCSS('background-color', 'rgb(192, 47, 20)');
  await order.click();
  await expect(buyer.page.getByText(/City tax.*10/).first()).toBeVisible();
  await buyer.page.goto(`${ticketsPath}/1/confirmationMessage/preview`);
  await expect(buyer.page.getByText('Bring warm clothes, Alex, to Harbour Hall.')).toBeVisible();
});
