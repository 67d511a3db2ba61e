import { cards, robin } from './buyer';
import { withKeyboard, withMouse } from './hands';
import { isSaid, openOrder, paySwap, refund, resend, swap } from './organizerSteps';
import { expect, test } from './providers';

test('a buyer’s order is found, sent again, transferred, swapped through the buyer’s link, and paid back', async ({
  buyer,
}) => {
  test.setTimeout(120_000);
  await buyer.toForm();
  await buyer.fillAll(cards.good);
  await buyer.payButton.click();
  const orderId = await buyer.confirmed();

  // In another tab, from the list to the order by the keyboard alone.
  const page = await buyer.page.context().newPage();
  const hand = withMouse(page);
  await page.goto('/organizer/events/1001/orders');
  await openOrder(page, withKeyboard(page), robin.email, orderId);
  await resend(page, hand, orderId);

  await page.getByRole('button', { name: /^Transfer: / }).click();
  const transfer = page.getByRole('dialog', { name: /^Transfer ticket/ });
  await transfer.getByRole('textbox', { name: 'First name' }).fill('Efua');
  await transfer.getByRole('textbox', { name: 'Last name' }).fill('Mensah');
  await transfer.getByRole('textbox', { name: 'Email' }).fill('efua@tidewater.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/was transferred to Efua Mensah\.$/)).toBeVisible();

  const link = await swap(page, hand, 'Two-Day Pass');
  expect(await paySwap(buyer, link, /^Two-Day Pass Swapped from General Admission/)).toBe(orderId);

  await page.bringToFront();
  await page.reload();
  await isSaid(page, 'Swapped from General Admission');
  await refund(page, hand, 'Can’t come.');
  await page.getByRole('link', { name: 'Orders' }).first().click();
  await expect(page.getByRole('button', { name: 'Refunded 3' })).toBeVisible();
});

test('an invoice is printed on one page, without the page around it', async ({ buyer: { page } }) => {
  // Paid, and open with a due date, terms and more tickets.
  for (const number of ['4817', '4816']) {
    await page.goto(`/organizer/events/1001/orders/2000-${number}`);
    await page.getByRole('button', { name: 'View invoice' }).click();
    await expect(page.getByRole('dialog', { name: `Invoice NL-${number}` })).toBeVisible();
    const printed = (await page.pdf()).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
});
