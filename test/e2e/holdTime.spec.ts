import { expect, test, type Page } from '@playwright/test';
import { buyerOn, callsOf, holdCall, isRemembered, isSave, robin } from './buyer';

const timedOut = 'Your registration process has timed out';
const warning = 'There are only 2 minutes left to complete the registration process to Northlight 2026';

/** The page's clock is the test's from here on; the demo's backend and its worker share it. */
async function holdFreeTicket(page: Page, query = '') {
  await page.clock.install();
  const buyer = buyerOn(page);
  await buyer.open(query);
  await buyer.choose('Community Day', 1);
  await buyer.order();
  return buyer;
}
const wake = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const said = (page: Page) => page.getByRole('status').filter({ hasText: warning });

test('F18: a computer that slept through the hold shows the time-out when it wakes', async ({ page }) => {
  await holdFreeTicket(page);
  await page.clock.fastForward('01:01:00');
  await wake(page);
  await expect(page.getByRole('heading', { name: timedOut })).toBeVisible();
});

test('F20: two minutes left is said and shown once, after a reload too', async ({ page }) => {
  const buyer = await holdFreeTicket(page, 'scenario=expiring');
  await buyer.fillAttendee();
  await isRemembered(page, robin.email);
  await expect(said(page)).toHaveCount(0);
  await page.clock.fastForward('01:30');
  await expect(page.getByText(warning).filter({ visible: true }).last()).toBeVisible();
  await expect(said(page)).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(said(page)).toHaveCount(1);
  const attendee = page.getByRole('group', { name: 'Attendee 1' });
  await expect(attendee.getByRole('textbox', { name: 'Email' })).toHaveValue(robin.email);
});

test('F21: the time ends while something is typed', async ({ page }) => {
  const buyer = await holdFreeTicket(page);
  await buyer.fillAttendee();
  await isRemembered(page, robin.email);
  await page.clock.fastForward('15:01');
  const heading = page.getByRole('heading', { name: timedOut });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('form', { name: 'Registration Information' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Start Over' }).click();
  await buyer.choose('Community Day', 1);
  await buyer.order();
  const attendee = page.getByRole('group', { name: 'Attendee 1' });
  await expect(attendee.getByRole('textbox', { name: 'Email' })).toHaveValue(robin.email);
});

test('F31: going back after an order orders nothing again', async ({ page }) => {
  const calls = callsOf(page);
  const buyer = buyerOn(page);
  await buyer.open();
  await buyer.choose('Community Day', 1);
  await buyer.order();
  await buyer.fillAttendee();
  await buyer.fillBuyer();
  await buyer.agree();
  await buyer.payButton.click();
  await buyer.confirmed();
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Quantity: Community Day' })).toBeVisible();
  expect(calls.filter((call) => call === holdCall)).toHaveLength(1);
  expect(calls.filter(isSave)).toHaveLength(1);
});
