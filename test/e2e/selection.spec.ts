import { expect, test } from '@playwright/test';
import { buyerOn, callsOf, holdCall, isRemembered, robin } from './buyer';

test('leaving is confirmed first: who stays has everything, a reload goes on with the same hold, and Back shows the selection', async ({
  page,
}) => {
  const calls = callsOf(page);
  const answer = { questions: 0, leaves: false };
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') return;
    answer.questions += 1;
    void (answer.leaves ? dialog.accept() : dialog.dismiss());
  });
  const email = page.getByRole('group', { name: 'Attendee 1' }).getByRole('textbox', { name: 'Email' });
  const buyer = buyerOn(page);
  await buyer.open();
  await buyer.choose('Community Day', 1);
  // Nothing is held yet, so nothing is asked.
  await page.reload();
  await buyer.choose('Community Day', 1);
  await buyer.order();
  await buyer.fillAttendee();
  await isRemembered(page, robin.email);
  expect(answer.questions).toBe(0);

  await page.evaluate(() => window.location.assign('/'));
  await expect.poll(() => answer.questions).toBe(1);
  await expect(email).toHaveValue(robin.email);

  answer.leaves = true;
  await page.reload();
  await expect(email).toHaveValue(robin.email);
  expect(answer.questions).toBe(2);
  expect(calls.filter((call) => call === holdCall)).toHaveLength(1);
  expect(calls.filter((call) => call.startsWith('DELETE '))).toHaveLength(0);

  // The browser asks only about a page that was used.
  await buyer.fillBuyer();
  await page.evaluate(() => window.location.assign('/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell tickets inside any page');
  expect(answer.questions).toBe(3);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Quantity: Community Day' })).toBeVisible();
  await buyer.choose('Community Day', 1);
  await buyer.order();
  await expect(email).toHaveValue(robin.email);
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
    page.getByText('Your tickets are now held in another tab. Continue there, or choose again here.').first(),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /Workshop: Painted Signs/ })).toContainText('3 Left');
});
