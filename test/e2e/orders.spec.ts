import { expect, test } from '@playwright/test';
import { buyerOn, cards, ordersOf, robin, ticketsPath } from './buyer';

test('a free ticket is ordered without paying', async ({ page }) => {
  const buyer = buyerOn(page);
  await buyer.open();
  await buyer.choose('Community Day', 1);
  await buyer.order();
  await expect(page.getByRole('region', { name: 'Billing Information' })).toHaveCount(0);
  await buyer.fillAttendee();
  await buyer.fillBuyer();
  await buyer.agree();
  await buyer.payButton.click();
  await buyer.confirmed();
  await expect(page.getByRole('main')).toContainText('Community Day');
});

test('a card pays for a ticket, and the organizer sees the order', async ({ page }) => {
  const buyer = buyerOn(page);
  await buyer.toForm();
  await buyer.fillAll(cards.good);
  await buyer.payButton.click();
  const orderId = await buyer.confirmed();
  await expect(page.getByRole('main')).toContainText('$200.65');

  const rows = await ordersOf(page, robin.email);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('$200.65');
  await page.getByRole('button', { name: `Open order ${orderId}` }).click();
  await expect(page.getByRole('complementary', { name: orderId })).toContainText('Visa xxxx-4242');
});

test('an invoice is ordered instead of paying', async ({ page }) => {
  const buyer = buyerOn(page);
  await buyer.open('scenario=cardAndInvoice');
  await buyer.choose('General Admission', 1);
  await page.getByRole('button', { name: 'Pay via Invoice' }).click();
  const billing = page.getByRole('region', { name: 'Billing Information' });
  await expect(billing.getByRole('group', { name: 'Payment terms' })).toContainText('within 14 days');
  const payment = page.getByRole('region', { name: 'Payment Information' });
  await expect(payment.getByRole('radio', { name: /^Invoice/ })).toBeChecked();
  await expect(payment.getByRole('textbox')).toHaveCount(0);
  await buyer.fillAttendee();
  await buyer.fillBuyer();
  await billing.getByRole('textbox', { name: 'Billed Contact*' }).fill('Robin Vale');
  await billing.getByRole('textbox', { name: 'Company*' }).fill('Vale & Daughters');
  await buyer.fillBilling();
  await billing.getByRole('textbox', { name: /^Additional Notes/ }).fill('PO 4711');
  await buyer.agree();
  await page.getByRole('button', { name: 'Pay via Invoice' }).click();
  const orderId = await buyer.confirmed();
  const rows = await ordersOf(page, robin.email);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('$200.65');
  await expect(page.getByRole('button', { name: `Open order ${orderId}` })).toBeVisible();
});

test('a card that needs a challenge is confirmed by the bank', async ({ page }) => {
  const buyer = buyerOn(page);
  await buyer.toForm();
  await buyer.fillAll(cards.challenge);
  await buyer.payButton.click();
  const bank = page.frameLocator('dialog iframe');
  await bank.getByRole('button', { name: /complete|confirm|approve|authorize/i }).click();
  await buyer.confirmed();
});

test('a challenge that fails leaves the form as it was', async ({ page }) => {
  const buyer = buyerOn(page);
  await buyer.toForm();
  await buyer.fillAll(cards.challenge);
  await buyer.payButton.click();
  const bank = page.frameLocator('dialog iframe');
  await bank.getByRole('button', { name: /fail|decline|deny/i }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'City*' })).toHaveValue('Boston');
  await buyer.fillCard(cards.good);
  await buyer.payButton.click();
  await buyer.confirmed();
});

test('a declined card says so, keeps the form, and another card pays', async ({ page }) => {
  const buyer = buyerOn(page);
  await buyer.toForm();
  await buyer.fillAll(cards.declined);
  await buyer.payButton.click();
  await expect(page.getByText('Your card was declined.').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'City*' })).toHaveValue('Boston');
  await buyer.fillCard(cards.good);
  await buyer.payButton.click();
  await buyer.confirmed();
  const rows = await ordersOf(page, robin.email);
  await expect(rows).toHaveCount(1);
});

test('a promotion code discounts one ticket and reveals another', async ({ page }) => {
  const buyer = buyerOn(page);
  await buyer.open();
  await expect(page.getByText('Backstage Tour', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Enter Promo Code' }).click();
  await page.getByRole('textbox', { name: 'Promo code' }).fill('LANTERN20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Your promo code has been successfully applied.').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Quantity: Backstage Tour' })).toBeVisible();
  await buyer.choose('Two-Day Pass', 1);
  await expect(page.getByRole('main')).toContainText('$256.00');
  await buyer.order();
  // 256.00 + 12.80 fee + 6.25 % of 256.00
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$284.80');
});

test('a free ticket is ordered with the keyboard alone', async ({ page }) => {
  const buyer = buyerOn(page);
  await buyer.open();
  const quantity = page.getByRole('combobox', { name: 'Quantity: Community Day' });
  await expect(quantity).toBeVisible();
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await isThere()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Sixty presses of Tab did not lead there.');
  };
  const isOn = (selector: ReturnType<typeof page.getByRole>) => () =>
    selector.evaluate((element) => element === document.activeElement);
  await tabTo(isOn(quantity));
  await page.keyboard.press('1');
  await tabTo(isOn(buyer.orderButton));
  await page.keyboard.press('Enter');
  const attendee = page.getByRole('group', { name: 'Attendee 1' });
  const fields = [
    [attendee.getByRole('textbox', { name: 'First name' }), robin.first],
    [attendee.getByRole('textbox', { name: 'Last name' }), robin.last],
    [attendee.getByRole('textbox', { name: 'Email' }), robin.email],
  ] as const;
  await expect(fields[0][0]).toBeVisible();
  for (const [field, words] of fields) {
    await tabTo(isOn(field));
    await page.keyboard.type(words);
  }
  const yours = page.getByRole('region', { name: 'Your Information' });
  for (const [name, words] of [
    ['First Name*', robin.first],
    ['Last Name*', robin.last],
    ['Email Address*', robin.email],
  ] as const) {
    const field = yours.getByRole('textbox', { name });
    await tabTo(isOn(field));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(words);
  }
  await tabTo(isOn(page.getByRole('checkbox', { name: /^I agree/ })));
  await page.keyboard.press('Space');
  await tabTo(isOn(buyer.payButton));
  await page.keyboard.press('Enter');
  await buyer.confirmed();
});

test('everything fits a phone of 360 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const buyer = buyerOn(page);
  await buyer.open();
  await buyer.choose('Community Day', 1);
  await fits();
  const button = await buyer.orderButton.boundingBox();
  const opener = await page.getByRole('button', { name: 'Scenario' }).boundingBox();
  expect((opener?.y ?? 0) + (opener?.height ?? 0)).toBeLessThan(button?.y ?? 0);
  await buyer.order();
  await fits();
  await buyer.fillAttendee();
  await buyer.fillBuyer();
  await buyer.agree();
  await buyer.payButton.click();
  await buyer.confirmed();
  await fits();
  await page.goto('/organizer');
  await expect(page.getByRole('row').first()).toBeVisible();
  await fits();
});

test('the list shows the tickets that were left after an order', async ({ page }) => {
  const buyer = buyerOn(page);
  await buyer.open();
  await expect(page.getByText('3 Left')).toBeVisible();
  await buyer.choose('Workshop: Painted Signs', 2);
  await buyer.order();
  await page.goto(ticketsPath);
  await page.getByRole('button', { name: 'Back to ticket selection' }).click();
  await expect(page.getByText('3 Left')).toBeVisible();
});
