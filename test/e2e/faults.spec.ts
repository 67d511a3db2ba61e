import { expect, test } from '@playwright/test';
import {
  buyerOn,
  callsOf,
  cards,
  holdCall,
  isRemembered,
  isSave,
  ordersOf,
  robin,
  ticketsPath,
} from './buyer';

test('an unknown event says so and offers no retry', async ({ page }) => {
  await page.goto('/widgets/tickets/9999');
  await expect(page.getByRole('heading', { name: "We can't find this event", level: 2 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

for (const kind of ['error500', 'html502', 'truncated', 'empty204', 'networkError'])
  test(`tickets that can't be loaded (${kind}) are loaded by the retry`, async ({ page }) => {
    const buyer = buyerOn(page);
    // A call without any answer is repeated once by itself.
    await buyer.open(`fault=getTickets:${kind}*${kind === 'networkError' ? 2 : 1}`);
    await expect(page.getByRole('main')).toContainText('There was an error processing your request');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('combobox', { name: 'Quantity: General Admission' })).toBeVisible();
  });

test('an event without tickets says so', async ({ page }) => {
  await buyerOn(page).open('scenario=noTickets');
  await expect(page.getByText('Currently, there are no available tickets.')).toBeVisible();
});

test('a refused hold keeps what was chosen, and the next try succeeds', async ({ page }) => {
  const buyer = buyerOn(page);
  await buyer.open('fault=holdTickets:refused@4009*1');
  await buyer.choose('General Admission', 2);
  await buyer.orderButton.click();
  await expect(page.getByText('Your order could not be processed, please try again.').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Quantity: General Admission' })).toHaveValue('2');
  await buyer.order();
});

test('a refused save keeps what was typed, and the next try succeeds', async ({ page }) => {
  const buyer = buyerOn(page);
  await buyer.open('fault=saveOrder:refused@5000*1');
  await buyer.choose('General Admission', 1);
  await buyer.order();
  await buyer.fillAll(cards.good);
  await buyer.payButton.click();
  await expect(
    page.getByText("We couldn't process your request. No worries you haven't been charged!").first(),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'City*' })).toHaveValue('Boston');
  await expect(
    page.getByRole('group', { name: 'Attendee 1' }).getByRole('textbox', { name: 'Email' }),
  ).toHaveValue(robin.email);
  await buyer.payButton.click();
  await buyer.confirmed();
});

test('a save whose answer is lost ends in the confirmation of one order', async ({ page }) => {
  const buyer = buyerOn(page);
  await buyer.open('fault=saveOrder:lostAfterCommit*1');
  await buyer.choose('General Admission', 1);
  await buyer.order();
  await buyer.fillAll(cards.good);
  await buyer.payButton.click();
  await buyer.confirmed();
  await expect(await ordersOf(page, robin.email)).toHaveCount(1);
});

// FAULTS F12.
test('two presses on order make one hold, two on pay one order', async ({ page }) => {
  const calls = callsOf(page);
  const buyer = buyerOn(page);
  await buyer.open('latency=300');
  await buyer.choose('Community Day', 1);
  await buyer.orderButton.dblclick();
  await buyer.fillAttendee();
  await buyer.fillBuyer();
  await buyer.agree();
  await buyer.payButton.dblclick();
  await buyer.confirmed();
  expect(calls.filter((call) => call === holdCall)).toHaveLength(1);
  expect(calls.filter(isSave)).toHaveLength(1);
  await expect(await ordersOf(page, robin.email)).toHaveCount(1);
});

test('F30: a reload in the middle of a hold goes on with it and with what was typed', async ({ page }) => {
  const calls = callsOf(page);
  const buyer = buyerOn(page);
  await buyer.toForm();
  await buyer.fillAttendee();
  await page.getByRole('textbox', { name: 'City*' }).fill('Boston');
  await isRemembered(page, 'Boston');
  await page.reload();
  const attendee = page.getByRole('group', { name: 'Attendee 1' });
  await expect(attendee.getByRole('textbox', { name: 'Email' })).toHaveValue(robin.email);
  await expect(page.getByRole('textbox', { name: 'City*' })).toHaveValue('Boston');
  expect(calls.filter((call) => call === holdCall)).toHaveLength(1);
  await buyer.fillAll(cards.good);
  await buyer.payButton.click();
  await buyer.confirmed();
});

test('a hold that expires offers to start over, and the next try is filled in', async ({ page }) => {
  const buyer = buyerOn(page);
  await buyer.open();
  await buyer.choose('Community Day', 1);
  await buyer.order();
  await buyer.fillAttendee();
  await isRemembered(page, robin.email);
  await page.getByRole('button', { name: 'Scenario' }).click();
  await page.getByRole('button', { name: '1 hour on' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Your registration process has timed out' })).toBeVisible();
  await page.getByRole('button', { name: 'Start Over' }).click();
  await buyer.choose('Community Day', 1);
  await buyer.order();
  const attendee = page.getByRole('group', { name: 'Attendee 1' });
  await expect(attendee.getByRole('textbox', { name: 'Email' })).toHaveValue(robin.email);
});

test("a provider's script that is blocked is tried three times, then says so and can be retried", async ({
  page,
}) => {
  // The worker of the demo answers for the page, so the script is led astray before it is asked for.
  await page.addInitScript(() => {
    const source = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');
    const tries = { count: 0 };
    Object.assign(window, { stripeTries: tries });
    Object.defineProperty(HTMLScriptElement.prototype, 'src', {
      ...source,
      set(this: HTMLScriptElement, address: { toString: () => string }) {
        const isStripe = address.toString().startsWith('https://js.stripe.com/');
        if (isStripe) tries.count += 1;
        source?.set?.call(this, isStripe ? 'http://localhost:1/blocked.js' : address);
      },
    });
  });
  const tries = () =>
    page.evaluate(() => (window as unknown as { stripeTries: { count: number } }).stripeTries.count);
  const buyer = buyerOn(page);
  await buyer.open('stripe=real');
  await buyer.choose('General Admission', 1);
  await buyer.order();
  const retry = page
    .getByRole('region', { name: 'Payment Information' })
    .getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible({ timeout: 15_000 });
  expect(await tries()).toBe(3);
  await retry.click();
  await expect.poll(tries).toBeGreaterThan(3);
});

test('a slow backend is waited for', async ({ page }) => {
  await page.goto(`${ticketsPath}?latency=2000`);
  await expect(page.getByRole('combobox', { name: 'Quantity: General Admission' })).toBeVisible({
    timeout: 15_000,
  });
});

test("orders that can't be loaded are loaded by the retry; an unknown event has none", async ({ page }) => {
  await page.goto('/organizer/events/1001/orders?fault=listOrders:error500*1');
  await expect(page.getByRole('alert')).toContainText('We could not load the orders');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('1–10 of 25')).toBeVisible();
  await page.goto('/organizer/events/9999/orders');
  await expect(page.getByRole('heading', { name: "We can't find this event" })).toBeVisible();
});
