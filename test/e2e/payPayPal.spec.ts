import type { Page } from '@playwright/test';
import { buyerOn, robin, ticketsPath, type Buyer } from './buyer';
import { noteScripts } from './payScripts';
import { expect, test, type Providers } from './providers';

const festival = 'https://festival.example';
const note = 'You will be transferred to PayPal to complete the payment';

/** Fills in an order that is paid at PayPal, up to its button. */
async function fillIn(buyer: Buyer) {
  await buyer.choose('General Admission', 1);
  await buyer.order();
  await buyer.fillAttendee();
  await buyer.fillBuyer();
  await buyer.agree();
}

async function toPayPal(buyer: Buyer, providers: Providers, beforePaying?: () => Promise<void>) {
  await providers.world('payPal');
  await buyer.open();
  await fillIn(buyer);
  await expect(buyer.page.getByText(note)).toBeVisible();
  await beforePaying?.();
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
function settle(id: string | null) {
  const backend = `http://127.0.0.1:${process.env['E2E_PORT_BACKEND'] ?? ''}`;
  const body = JSON.stringify([id, 'succeeded']);
  return fetch(`${backend}/gateways/payments/settle`, { method: 'POST', body });
}

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
  const runsTheInventory = noteScripts(page);
  await toPayPal(buyer, providers, () => runsTheInventory('paypal'));
  await expect(page.getByText('USD 200.65')).toBeVisible();
  expect(new URL(page.url()).search).not.toContain('token=or_');
  await press(page, 'Pay now');
  const orderId = await buyer.confirmed();
  expect(await paid(providers)).toEqual({ charges: 1, orders: [orderId], holds: ['complete'] });
});

test('F47: Back from PayPal, then a reload while it takes its time: the same tickets, one charge, one order', async ({
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
  const id = new URL(page.url()).searchParams.get('token');
  await press(page, 'Pay, but the answer is slow');
  await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible();
  expect(page.url()).not.toContain('or_');
  await page.reload();
  await expect(page.getByText(/^Your payment was interrupted/).first()).toBeVisible();
  await settle(id);
  await page.reload();
  const orderId = await buyer.confirmed();
  expect(await paid(providers)).toEqual({ charges: 1, orders: [orderId], holds: ['complete'] });
  // The pages behind the confirmation sell nothing twice.
  await page.goto(ticketsPath);
  await expect(page.getByRole('combobox', { name: 'Quantity: General Admission' })).toBeVisible();
});

test.describe('in a frame of another origin', () => {
  const openFramed = (page: Page, address: string) =>
    page.goto(`${festival}/?tickets=${encodeURIComponent(address)}`);

  test('the top window goes to PayPal, not the frame; paid, the page around it is asked to show its top, and hears nothing of the buyer', async ({
    page,
    providers,
    baseURL,
  }) => {
    await providers.world('payPal');
    await openFramed(page, `${baseURL ?? ''}${ticketsPath}`);
    await inFrame(page);
    await atPayPal(page);
    const [back] = await Promise.all([
      page.waitForRequest((request) => request.url().includes('status=success')),
      press(page, 'Pay now'),
    ]);
    await buyerOn(page).confirmed();
    await openFramed(page, back.url());
    const frame = page.frameLocator('iframe[title="Tickets"]');
    await expect(frame.getByText(/^Order 2001-/).first()).toBeVisible();
    const requested = await messagesOf(page);
    const toTop = requested.filter(({ type }) => type === 'scrollToTop');
    expect(toTop).toEqual([{ source: 'boxoffice', version: 1, type: 'scrollToTop' }]);
    expect(new Set(requested.map(({ type }) => type))).toEqual(
      new Set(['ready', 'resized', 'step', 'orderConfirmed', 'scrollToTop']),
    );
    expect(JSON.stringify(requested)).not.toMatch(/or_|@/);
  });

  test('a frame that may not lead the top window asks the page around it, then says so and offers the link', async ({
    page,
    providers,
    baseURL,
  }) => {
    providers.play('festival', { sandbox: 'allow-scripts allow-same-origin allow-forms' });
    await providers.world('payPal');
    await page.clock.install();
    await openFramed(page, `${baseURL ?? ''}${ticketsPath}`);
    const frame = await inFrame(page);
    const dialog = frame.getByRole('dialog', { name: 'Pay with PayPal' });
    const leave = {
      type: 'leave',
      address: expect.stringMatching(/^https:\/\/www\.paypal\.com\//),
    };
    await expect.poll(() => messagesOf(page)).toContainEqual({ source: 'boxoffice', version: 1, ...leave });
    await page.clock.fastForward(8_000);
    await expect(dialog.getByText('PayPal did not open automatically. Use the button below.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Continue to PayPal' })).toHaveAttribute('target', '_top');
    expect(page.url()).toContain(festival);
  });
});

/** What the page around the frame was told. */
const messagesOf = (page: Page) =>
  page.evaluate(() => (globalThis as { posted?: { type: string }[] }).posted ?? []);

/** Orders in the frame. */
async function inFrame(page: Page) {
  const frame = page.frameLocator('iframe[title="Tickets"]');
  const form = frame.getByRole('form', { name: 'Registration Information' });
  await frame.getByRole('combobox', { name: 'Quantity: General Admission' }).selectOption('1');
  await frame.getByRole('button', { name: /^(Order Now|Register)\b/ }).click();
  for (const scope of [
    frame.getByRole('group', { name: 'Attendee 1' }),
    frame.getByRole('region', { name: 'Your Information' }),
  ]) {
    await scope.getByRole('textbox', { name: /^First name/i }).fill(robin.first);
    await scope.getByRole('textbox', { name: /^Last name/i }).fill(robin.last);
    await scope.getByRole('textbox', { name: /^Email/i }).fill(robin.email);
  }
  await form.getByRole('checkbox', { name: /^I agree/ }).check();
  await form.getByRole('button', { name: /^(Order Now|Register)\b/ }).click();
  return frame;
}
