import { expect, test, type Page } from '@playwright/test';
import { buyerOn, callsOf, cards, holdCall, isRemembered, robin, ticketsPath } from './buyer';

const swapPath = `${ticketsPath}?scenario=swapOffered&swapToken=sw_two-tickets`;
const isRelease = (call: string) => call.startsWith('DELETE /api/v1/events/1001/tickets/transactions/');

/** Answers the browser's own question; tells how often it was asked. */
function answerOn(page: Page, leaves: boolean): { asked: number } {
  const answer = { asked: 0 };
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') return;
    answer.asked += 1;
    void (leaves ? dialog.accept() : dialog.dismiss());
  });
  return answer;
}

test.describe('leaving', () => {
  test('asks first once something was typed, and staying keeps everything', async ({ page }) => {
    const calls = callsOf(page);
    const answer = answerOn(page, false);
    const buyer = buyerOn(page);
    await buyer.open();
    await buyer.choose('Community Day', 1);
    await buyer.order();
    await buyer.fillAttendee();
    await page.evaluate(() => window.location.assign('/'));
    await expect.poll(() => answer.asked).toBe(1);
    await expect(
      page.getByRole('group', { name: 'Attendee 1' }).getByRole('textbox', { name: 'Email' }),
    ).toHaveValue(robin.email);
    expect(calls.filter(isRelease)).toHaveLength(0);
  });

  // That the release arrives is tried over HTTP: what outlives a page is past the backend inside it.
  test('for another page gives the tickets up, and coming back shows the selection', async ({ page }) => {
    const answer = answerOn(page, true);
    const buyer = buyerOn(page);
    await buyer.open();
    await buyer.choose('Community Day', 1);
    await buyer.order();
    await buyer.fillAttendee();
    await isRemembered(page, robin.email);
    await page.evaluate(() => window.location.assign('/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell tickets inside any page');
    expect(answer.asked).toBe(1);
    await page.goBack();
    await expect(page.getByRole('combobox', { name: 'Quantity: Community Day' })).toBeVisible();
    await buyer.choose('Community Day', 1);
    await buyer.order();
    await expect(
      page.getByRole('group', { name: 'Attendee 1' }).getByRole('textbox', { name: 'Email' }),
    ).toHaveValue(robin.email);
  });

  test('asks nothing while nothing is held, nor of who has finished', async ({ page }) => {
    const answer = answerOn(page, true);
    const buyer = buyerOn(page);
    await buyer.open();
    await buyer.choose('Community Day', 1);
    await page.reload();
    await buyer.choose('Community Day', 1);
    await buyer.order();
    await buyer.fillAttendee();
    await buyer.fillBuyer();
    await buyer.agree();
    await buyer.payButton.click();
    await buyer.confirmed();
    await page.reload();
    expect(answer.asked).toBe(0);
  });

  test('a reload asks as well, and goes on with the same hold', async ({ page }) => {
    const calls = callsOf(page);
    const answer = answerOn(page, true);
    const buyer = buyerOn(page);
    await buyer.open();
    await buyer.choose('Community Day', 1);
    await buyer.order();
    await buyer.fillAttendee();
    await isRemembered(page, robin.email);
    await page.reload();
    await expect(
      page.getByRole('group', { name: 'Attendee 1' }).getByRole('textbox', { name: 'Email' }),
    ).toHaveValue(robin.email);
    expect(answer.asked).toBe(1);
    expect(calls.filter(isRelease)).toHaveLength(0);
    expect(calls.filter((call) => call === holdCall)).toHaveLength(1);
  });

  test('the way back to the selection releases, and says nothing when that fails', async ({ page }) => {
    const calls = callsOf(page);
    const buyer = buyerOn(page);
    await buyer.open('fault=releaseTransaction:networkError');
    await buyer.choose('Community Day', 1);
    await buyer.order();
    await page.getByRole('button', { name: 'Back to ticket selection' }).click();
    await expect(page.getByRole('combobox', { name: 'Quantity: Community Day' })).toHaveValue('0');
    await expect.poll(() => calls.filter(isRelease)).toHaveLength(1);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  });
});

test('a second tab takes the tickets over, and the first one says so', async ({ page, context }) => {
  const first = buyerOn(page);
  await first.open();
  await first.choose('Workshop: Painted Signs', 3);
  await first.order();
  await first.fillAttendee();
  const second = buyerOn(await context.newPage());
  await second.open();
  await second.choose('Community Day', 1);
  await second.order();
  await expect(
    page.getByText('Your tickets are held in another tab now. Go on there, or choose again here.').first(),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /Workshop: Painted Signs/ })).toContainText('3 Left');
});

test.describe('a swap', () => {
  test('opens the form at once, is paid for, and holds once over a reload', async ({ page }) => {
    const calls = callsOf(page);
    await page.goto(swapPath);
    const summary = page.getByRole('table', { name: 'Order summary' });
    await expect(
      summary.getByRole('row', { name: /^Two-Day Pass Swapped from General Admission/ }),
    ).toContainText('$155.35');
    await page.reload();
    await expect(summary).toBeVisible();
    expect(calls.filter((call) => call === holdCall)).toHaveLength(1);
    expect(calls.filter((call) => call.endsWith('/events/1001/tickets'))).toHaveLength(0);
    const buyer = buyerOn(page);
    const attendee = page.getByRole('group', { name: 'Attendee 1' });
    await expect(attendee.getByRole('textbox', { name: 'First name' })).not.toHaveValue('');
    await buyer.fillBuyer();
    await buyer.fillBilling();
    await buyer.fillCard(cards.good);
    await buyer.agree();
    await buyer.payButton.click();
    await buyer.confirmed();
    await expect(page.getByRole('main')).toContainText('Two-Day Pass');
  });

  test('that is not possible says so, with the support address, and never shows the selection', async ({
    page,
  }) => {
    await page.goto(`${ticketsPath}?swapToken=sw_unknown`);
    await expect(
      page.getByRole('heading', {
        name: 'There was an error while trying to swap tickets. please contact support',
      }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'hello@northlight.example' })).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });
});
