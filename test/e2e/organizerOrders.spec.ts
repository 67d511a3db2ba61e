import type { Page } from '@playwright/test';
import { cards, robin } from './buyer';
import { withKeyboard, withMouse } from './hands';
import { isSaid, openOrder, paySwap, refund, resend, swap } from './organizerSteps';
import { expect, test } from './providers';

const dialogIn = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
test.beforeEach(async ({ providers }) => {
  await providers.world('conference');
});

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
  const transfer = dialogIn(page, /^Transfer ticket/);
  await transfer.getByRole('textbox', { name: 'First name' }).fill('Efua');
  await transfer.getByRole('textbox', { name: 'Last name' }).fill('Mensah');
  await transfer.getByRole('textbox', { name: 'Email' }).fill('efua@tidewater.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/is Efua Mensah’s now\.$/)).toBeVisible();

  const link = await swap(page, hand, 'Two-Day Pass');
  expect(await paySwap(buyer, link, /^Two-Day Pass Swapped from General Admission/)).toBe(orderId);

  await page.reload();
  await isSaid(page, 'Swapped from General Admission');
  await refund(page, hand, 'Can’t come.');
  await page.getByRole('link', { name: 'Orders' }).first().click();
  await expect(page.getByRole('button', { name: 'Refunded 3' })).toBeVisible();
});

test('a view of the list is saved under a name, found again, renamed and removed', async ({
  buyer: { page },
}) => {
  await page.goto('/organizer/events/1001/orders?filter.status=refunded&sort=-total');
  const views = page.getByRole('dialog', { name: 'Saved views' });
  const name = page.getByRole('textbox', { name: 'Name of the view' });
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  await views.getByRole('button', { name: 'Save view' }).click();
  await name.fill('Paid back');
  await name.press('Enter');

  await page.goto('/organizer/events/1001/orders');
  await expect(page.getByText('1–10 of 25')).toBeVisible();
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  await views.getByRole('button', { name: 'Paid back', exact: true }).click();
  await expect(page).toHaveURL(/filter\.status=refunded&sort=-total$/);
  await expect(page.getByText('1–2 of 2')).toBeVisible();

  await page.getByRole('button', { name: 'Paid back', exact: true }).click();
  await views.getByRole('button', { name: 'Rename the view Paid back' }).click();
  await name.fill('Refunds');
  await name.press('Enter');
  await page.getByRole('button', { name: 'Refunds', exact: true }).click();
  await views.getByRole('button', { name: 'Remove the view Refunds' }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();

  await page.goto('/organizer/events/1001/tickets');
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  await expect(views.getByRole('button', { name: 'All', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('orders are saved as a file, and a call that fails leaves the form as it was', async ({
  providers,
  buyer: { page },
}) => {
  await page.goto('/organizer/events/1001/orders?filter.status=refunded');
  await expect(page.getByText('1–2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: /csv/i }).click();
  expect((await downloading).suggestedFilename()).toBe('orders.csv');

  await providers.faults({ resendTickets: { kind: 'error500', times: 1 } });
  await page.goto('/organizer/events/1001/orders/2000-4817');
  await page.getByRole('button', { name: 'Resend', exact: true }).click();
  const resend = dialogIn(page, /^Resend/);
  await resend.getByRole('radio', { name: 'Another address' }).check();
  await resend.getByRole('textbox', { name: 'Email' }).fill('desk@tidewater.example');
  await resend.getByRole('button', { name: 'Send' }).click();
  await expect(resend.getByRole('alert')).toContainText('No answer came');
  await expect(resend.getByRole('textbox', { name: 'Email' })).toHaveValue('desk@tidewater.example');
  await resend.getByRole('button', { name: 'Send' }).click();
  await isSaid(page, 'Tickets sent to desk@tidewater.example');
});
