import type { Page } from '@playwright/test';
import { buyerOn, robin, ticketsPath, type Buyer } from './buyer';
import { expect, test, type Providers } from './providers';

const festival = 'https://festival.example';
const backend = `http://127.0.0.1:${process.env['E2E_PORT_BACKEND'] ?? ''}`;
const cancelled = 'The order was not completed and your PayPal account was not charged.';
const note = 'You will be transferred to PayPal to complete the payment';

/** Fills in an order that is paid at PayPal, up to its button. */
async function fillIn(buyer: Buyer) {
  await buyer.choose('General Admission', 1);
  await buyer.order();
  await buyer.fillAttendee();
  await buyer.fillBuyer();
  await buyer.agree();
}

async function toPayPal(buyer: Buyer, providers: Providers) {
  await providers.world('payPal');
  await buyer.open();
  await fillIn(buyer);
  await expect(buyer.page.getByText(note)).toBeVisible();
  await buyer.payButton.click();
  await atPayPal(buyer.page);
}
const atPayPal = async (page: Page) => {
  await page.waitForURL('https://www.paypal.com/**');
  await expect(page.getByRole('heading', { name: 'Pay with PayPal' })).toBeVisible();
};
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** What was typed is there again. */
async function isFilledIn(page: Page) {
  const attendee = page.getByRole('group', { name: 'Attendee 1' });
  await expect(attendee.getByRole('textbox', { name: /^Email/i })).toHaveValue(robin.email);
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeChecked();
}

/** PayPal's word, later. */
const settle = (id: string | null) =>
  fetch(`${backend}/gateways/payments/settle`, { method: 'POST', body: JSON.stringify([id, 'succeeded']) });

/** Of PayPal payments: those of others were there before. */
const paid = async (providers: Providers) => {
  const { payments, orders, holds } = await providers.state();
  const charges = payments.filter(({ kind }) => kind === 'paypal').reduce((sum, one) => sum + one.charges, 0);
  return { charges, orders: orders.map(({ id }) => id), holds: holds.map(({ status }) => status) };
};

test('an order is paid at PayPal, in the top window, and confirmed once the order says so', async ({
  buyer,
  page,
  providers,
}) => {
  await toPayPal(buyer, providers);
  await expect(page.getByText('USD 200.65')).toBeVisible();
  expect(new URL(page.url()).search).not.toContain('token=or_');
  await press(page, 'Pay now');
  const orderId = await buyer.confirmed();
  expect(await paid(providers)).toEqual({ charges: 1, orders: [orderId], holds: ['complete'] });
});

test('F48: cancelled at PayPal: the words, the tickets on sale again, what was typed kept', async ({
  buyer,
  page,
  providers,
}) => {
  await toPayPal(buyer, providers);
  await press(page, 'Cancel and return');
  await expect(page.getByRole('alert').filter({ hasText: cancelled })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expect.poll(() => paid(providers)).toEqual({ charges: 0, orders: [], holds: ['released'] });
  await buyer.choose('General Admission', 1);
  await buyer.order();
  await isFilledIn(page);
  await expect(page.getByText(cancelled)).toHaveCount(0);
});

test('F49: success without a payment is checked, and never believed', async ({ buyer, page, providers }) => {
  await toPayPal(buyer, providers);
  await press(page, 'Return without a payment');
  await expect(page.getByRole('heading', { name: 'Your payment has not arrived' })).toBeVisible();
  expect(await paid(providers)).toEqual({ charges: 0, orders: [], holds: ['keep'] });
  await press(page, 'Back to the tickets');
  await isFilledIn(page);
});

test('F49: success of an order nobody made ends in an error, and leaves no token in the address', async ({
  buyer,
  page,
  providers,
}) => {
  await providers.world('payPal');
  await buyer.open('status=success&orderId=2001-9999&token=or_forged');
  await expect(page.getByRole('heading', { name: 'Your payment has not arrived' })).toBeVisible();
  expect(page.url()).not.toMatch(/token|orderId|status/);
  await expect(page.getByText('Your Registration Details')).toHaveCount(0);
});

test('PayPal takes its time: it is checked until the order says that it is paid', async ({
  buyer,
  page,
  providers,
}) => {
  await toPayPal(buyer, providers);
  const id = new URL(page.url()).searchParams.get('token');
  await press(page, 'Pay, but the answer is slow');
  await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible();
  expect(page.url()).not.toContain('or_');
  await settle(id);
  const orderId = await buyer.confirmed();
  expect(await paid(providers)).toEqual({ charges: 1, orders: [orderId], holds: ['complete'] });
});

test('a reload while PayPal takes its time: says so, and shows the order once it is paid', async ({
  buyer,
  page,
  providers,
}) => {
  await toPayPal(buyer, providers);
  const id = new URL(page.url()).searchParams.get('token');
  await press(page, 'Pay, but the answer is slow');
  await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Your payment was interrupted/).first()).toBeVisible();
  await settle(id);
  await page.reload();
  const orderId = await buyer.confirmed();
  expect(await paid(providers)).toEqual({ charges: 1, orders: [orderId], holds: ['complete'] });
});

test('F47: Back from PayPal, the form is there with the same tickets; paid then, it is one charge', async ({
  buyer,
  page,
  providers,
}) => {
  await toPayPal(buyer, providers);
  await page.goBack();
  await isFilledIn(page);
  expect((await paid(providers)).holds).toEqual(['keep']);
  await buyer.payButton.click();
  await atPayPal(page);
  await press(page, 'Pay now');
  const orderId = await buyer.confirmed();
  expect(await paid(providers)).toEqual({ charges: 1, orders: [orderId], holds: ['complete'] });
  // The pages behind the confirmation sell nothing twice.
  await page.goto(ticketsPath);
  await expect(page.getByRole('combobox', { name: 'Quantity: General Admission' })).toBeVisible();
});

test('F46: an address that is not PayPal’s leads nowhere', async ({ buyer, page, providers }) => {
  await providers.world('payPal');
  await page.route('**/request_transaction*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as object;
    await route.fulfill({ response, json: { ...body, address: 'https://www.paypal.com.evil.example/pay' } });
  });
  await buyer.open();
  await fillIn(buyer);
  await buyer.payButton.click();
  await expect(page.getByText('There was an error processing your request').first()).toBeVisible();
  await expect(buyer.payButton).not.toHaveAttribute('aria-busy', 'true');
  expect(new URL(page.url()).pathname).toBe(ticketsPath);
  expect(await paid(providers)).toEqual({ charges: 0, orders: [], holds: ['keep'] });
});

test.describe('in a frame of another origin', () => {
  const openFramed = (page: Page, address: string) =>
    page.goto(`${festival}/?tickets=${encodeURIComponent(address)}`);

  test('the top window goes to PayPal, not the frame', async ({ page, providers, baseURL }) => {
    await providers.world('payPal');
    await openFramed(page, `${baseURL ?? ''}${ticketsPath}`);
    await inFrame(page);
    await atPayPal(page);
    await press(page, 'Pay now');
    await buyerOn(page).confirmed();
  });

  test('a frame that may not lead the top window asks the page around it, then says so and offers the link', async ({
    page,
    providers,
    baseURL,
  }) => {
    providers.play('festival', { sandbox: 'allow-scripts allow-same-origin allow-forms' });
    await providers.world('payPal');
    await openFramed(page, `${baseURL ?? ''}${ticketsPath}`);
    const frame = await inFrame(page);
    const dialog = frame.getByRole('dialog', { name: 'Pay with PayPal' });
    const leave = {
      type: 'leave',
      address: expect.stringMatching(/^https:\/\/www\.paypal\.com\//),
    };
    await expect.poll(() => askedOf(page)).toContainEqual({ source: 'boxoffice', version: 1, ...leave });
    const refused = dialog.getByText('PayPal did not open by itself. Use the button below.');
    await expect(refused).toBeVisible({ timeout: 15_000 });
    await expect(dialog.getByRole('link', { name: 'Continue to PayPal' })).toHaveAttribute('target', '_top');
    expect(page.url()).toContain(festival);
  });

  test('paid: the page around it is asked to show its top until it has, and is told nothing of the buyer', async ({
    page,
    providers,
  }) => {
    const payer = await providers.newBuyer();
    await toPayPal(payer, providers);
    const [back] = await Promise.all([
      payer.page.waitForRequest((request) => request.url().includes('status=success')),
      press(payer.page, 'Pay now'),
    ]);
    await openFramed(page, back.url());
    const frame = page.frameLocator('iframe[title="Tickets"]');
    await expect(frame.getByText(/^Order 2001-/).first()).toBeVisible();
    const asked = await askedOf(page);
    const toTop = asked.filter(({ type }) => type === 'scrollToTop');
    expect(toTop).toEqual([{ source: 'boxoffice', version: 1, type: 'scrollToTop' }]);
    expect(new Set(asked.map(({ type }) => type))).toEqual(
      new Set(['ready', 'resized', 'step', 'orderConfirmed', 'scrollToTop']),
    );
    expect(JSON.stringify(asked)).not.toMatch(/or_|@/);
  });
});

/** What the page around the frame was told. */
const askedOf = (page: Page) =>
  page.evaluate(() => (globalThis as { asked?: { type: string }[] }).asked ?? []);

/** Orders in the frame. */
async function inFrame(page: Page) {
  const frame = page.frameLocator('iframe[title="Tickets"]');
  const form = frame.getByRole('form', { name: 'Registration Information' });
  await frame.getByRole('combobox', { name: 'Quantity: General Admission' }).selectOption('1');
  await frame.getByRole('button', { name: /^(Order Now|Register)\b/ }).click();
  for (const place of [
    frame.getByRole('group', { name: 'Attendee 1' }),
    frame.getByRole('region', { name: 'Your Information' }),
  ]) {
    await place.getByRole('textbox', { name: /^First name/i }).fill(robin.first);
    await place.getByRole('textbox', { name: /^Last name/i }).fill(robin.last);
    await place.getByRole('textbox', { name: /^Email/i }).fill(robin.email);
  }
  await form.getByRole('checkbox', { name: /^I agree/ }).check();
  await form.getByRole('button', { name: /^(Order Now|Register)\b/ }).click();
  return frame;
}
