import type { Page } from '@playwright/test';
import { cards, type Buyer } from './buyer';
import { expect, test } from './providers';

const invoiceButton = (page: Page) => page.getByRole('button', { name: /^Pay via Invoice/ });
const way = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'How do you want to pay?' }).getByRole('radio', { name });

async function fillPeople(buyer: Buyer) {
  await expect(buyer.page.getByRole('region', { name: 'Attendees' })).toBeVisible();
  await buyer.fillAttendee();
  await buyer.fillBuyer();
}

async function fillInvoice(buyer: Buyer) {
  const bill = buyer.page.getByRole('region', { name: 'Billing Information' });
  await bill.getByRole('textbox', { name: 'Billed Contact*' }).fill('Robin Vale');
  await bill.getByRole('textbox', { name: 'Company*' }).fill('Tidewater Studio');
  await buyer.fillBilling();
}

test('an order is made by invoice, and nothing is charged', async ({ buyer, page, providers }) => {
  await providers.world('cardAndInvoice');
  await buyer.open();
  await buyer.choose('General Admission', 1);
  await invoiceButton(page).click();
  await fillPeople(buyer);
  await expect(way(page, 'Invoice')).toBeChecked();
  await fillInvoice(buyer);
  await buyer.agree();
  await invoiceButton(page).click();
  const orderId = await buyer.confirmed();
  const { orders, intents } = await providers.state();
  expect(orders).toEqual([expect.objectContaining({ id: orderId, status: 'awaitingPayment' })]);
  expect(intents.filter(({ charges }) => charges > 0)).toEqual([]);
  expect(providers.requests.filter((request) => request.includes('stripe'))).toEqual([]);
});

test('a buyer changes from card to invoice and back, loses nothing that was typed, and pays once', async ({
  buyer,
  page,
  providers,
}) => {
  await providers.world('cardAndInvoice');
  await buyer.toForm();
  await fillPeople(buyer);
  await buyer.fillBilling();
  await buyer.fillCard(cards.good);
  await way(page, 'Invoice').check();
  await expect(invoiceButton(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Company*' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Credit or debit card number' })).toBeHidden();
  await way(page, 'Card').check();
  await expect(buyer.payButton).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Credit or debit card number' })).toHaveValue(/4242/);
  await buyer.agree();
  await buyer.payButton.click();
  await buyer.confirmed();
  const { intents, orders } = await providers.state();
  expect(orders).toHaveLength(1);
  expect(intents.map(({ status, charges }) => ({ status, charges }))).toEqual([
    { status: 'canceled', charges: 0 },
    { status: 'succeeded', charges: 1 },
  ]);
});

test('a buyer who meant to pay by card orders by invoice instead', async ({ buyer, page, providers }) => {
  await providers.world('cardAndInvoice');
  await buyer.toForm();
  await fillPeople(buyer);
  await way(page, 'Invoice').check();
  await fillInvoice(buyer);
  await buyer.agree();
  await invoiceButton(page).click();
  await buyer.confirmed();
  const { intents, orders } = await providers.state();
  expect(orders).toEqual([expect.objectContaining({ status: 'awaitingPayment' })]);
  expect(intents).toEqual([expect.objectContaining({ status: 'canceled', charges: 0 })]);
});

test('F33: while the card fields can not be had nothing is sent, and the order is made by invoice', async ({
  buyer,
  page,
  providers,
}) => {
  await providers.world('cardAndInvoice');
  providers.failProvider('stripe', 'abort');
  await buyer.toForm();
  await fillPeople(buyer);
  await buyer.fillBilling();
  await buyer.agree();
  const payment = page.getByRole('region', { name: 'Payment Information' });
  await expect(payment.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 15_000 });
  await buyer.payButton.click();
  await expect(page.getByRole('region', { name: 'Please fix your errors before ordering' })).toBeVisible();
  expect((await providers.state()).orders).toEqual([]);

  await way(page, 'Invoice').check();
  await fillInvoice(buyer);
  await invoiceButton(page).click();
  await buyer.confirmed();
  expect((await providers.state()).orders).toHaveLength(1);
});

test('what can’t be changed stays as it was, and the order can be paid so', async ({
  buyer,
  page,
  providers,
}) => {
  await providers.world('cardAndInvoice');
  await buyer.toForm();
  await buyer.fillAll(cards.good);
  await providers.faults({ setPayByInvoice: { kind: 'error500', times: 1 } });
  await way(page, 'Invoice').click();
  await expect(page.getByRole('alert').filter({ hasText: 'It stays as it was' })).toBeVisible();
  await expect(way(page, 'Card')).toBeChecked();
  await buyer.payButton.click();
  await buyer.confirmed();
  expect((await providers.state()).intents).toEqual([expect.objectContaining({ charges: 1 })]);
});

test('an answer that is lost after the order was made by invoice leads to that order', async ({
  buyer,
  page,
  providers,
}) => {
  await providers.world('invoiceOnly');
  await buyer.open();
  await buyer.choose('General Admission', 1);
  await invoiceButton(page).click();
  await fillPeople(buyer);
  await expect(page.getByRole('region', { name: 'Payment Information' })).toHaveCount(0);
  await fillInvoice(buyer);
  await buyer.agree();
  await providers.faults({ saveOrder: { kind: 'lostAfterCommit', times: 1 } });
  await invoiceButton(page).click();
  const orderId = await buyer.confirmed();
  expect((await providers.state()).orders).toEqual([expect.objectContaining({ id: orderId })]);
});

test('the invoice can be looked at before it is ordered', async ({ buyer, page, context, providers }) => {
  await providers.world('cardAndInvoice');
  await buyer.open();
  await buyer.choose('General Admission', 1);
  await invoiceButton(page).click();
  const link = page.getByRole('link', { name: /invoice/i }).first();
  await expect(link).toHaveAttribute('href', '/77/events/1001/invoicePreview?preview=true&type=payByInvoice');
  const opened = context.waitForEvent('page');
  await link.click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { name: 'Invoice preview' })).toBeVisible();
  await expect(preview.getByText('Northlight', { exact: false }).first()).toBeVisible();
});

test('an order that costs nothing has no payment step, and asks no provider for anything', async ({
  buyer,
  page,
  providers,
}) => {
  await providers.world('everyWay');
  await buyer.open();
  await buyer.choose('Community Day', 1);
  await buyer.order();
  await buyer.fillAttendee();
  await buyer.fillBuyer();
  await expect(page.getByRole('region', { name: 'Payment Information' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Billing Information' })).toHaveCount(0);
  await expect(page.getByRole('radiogroup', { name: 'How do you want to pay?' })).toHaveCount(0);
  await buyer.agree();
  await buyer.payButton.click();
  await buyer.confirmed();
  expect(providers.requests).toEqual([]);
  const { intents, payments, orders } = await providers.state();
  // Bitcoins were sent for others.
  const opened = payments.filter(({ kind }) => kind !== 'bitcoin');
  expect([intents, opened, orders.length]).toEqual([[], [], 1]);
});

test('an event that is free takes no payment and no bill', async ({ buyer, page, providers }) => {
  await providers.world('freeEvent');
  await buyer.open();
  await buyer.choose('Community Day', 1);
  await buyer.order();
  await buyer.fillAttendee();
  await expect(page.getByRole('region', { name: 'Payment Information' })).toHaveCount(0);
  await buyer.agree();
  await buyer.payButton.click();
  await buyer.confirmed();
  expect(providers.requests).toEqual([]);
});
