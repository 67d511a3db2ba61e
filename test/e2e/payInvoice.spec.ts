import { noteScripts } from './payScripts';
import { expect, test } from './providers';

test('an order is made by invoice, which can be looked at before, and nothing is charged', async ({
  buyer,
  page,
  context,
  providers,
}) => {
  const runsTheInventory = noteScripts(page);
  await providers.world('cardAndInvoice');
  await buyer.open();
  await buyer.choose('General Admission', 1);
  const invoiceButton = page.getByRole('button', { name: /^Pay via Invoice/ });
  await invoiceButton.click();

  const link = page.getByRole('link', { name: /invoice/i }).first();
  await expect(link).toHaveAttribute('href', '/77/events/1001/invoicePreview?preview=true&type=payByInvoice');
  const opened = context.waitForEvent('page');
  await link.click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { name: 'Invoice preview' })).toBeVisible();
  await expect(preview.getByText('Northlight', { exact: false }).first()).toBeVisible();
  await preview.close();

  await buyer.fillAttendee();
  await buyer.fillBuyer();
  const paymentOptions = page.getByRole('radiogroup', { name: 'How do you want to pay?' });
  await expect(paymentOptions.getByRole('radio', { name: 'Invoice' })).toBeChecked();
  const bill = page.getByRole('region', { name: 'Billing Information' });
  await bill.getByRole('textbox', { name: 'Billed Contact*' }).fill('Robin Vale');
  await bill.getByRole('textbox', { name: 'Company*' }).fill('Tidewater Studio');
  await buyer.fillBilling();
  await buyer.agree();
  await runsTheInventory('invoice');
  await invoiceButton.click();
  const orderId = await buyer.confirmed();
  const { orders, intents } = await providers.state();
  expect(orders).toEqual([expect.objectContaining({ id: orderId, status: 'awaitingPayment' })]);
  expect(intents.filter(({ charges }) => charges > 0)).toEqual([]);
  expect(providers.requests.filter((request) => request.includes('stripe'))).toEqual([]);
});
