import type { Page } from '@playwright/test';
import { robin, type Buyer } from './buyer';
import { press, tabTo } from './keyboard';
import { expect, test } from './providers';

const formPath = '/organizer/events/1001/registration-form';

test.beforeEach(async ({ providers }) => {
  await providers.world('conference');
});

test.afterEach(async ({ providers }) => {
  await providers.world('conference');
});

const preview = (page: Page) => page.getByRole('region', { name: 'What buyers see' });

/** A new question is open, its first field has the focus. */
async function name(page: Page, words: string) {
  await expect(page.getByRole('textbox', { name: 'Question', exact: true }).last()).toBeFocused();
  await page.keyboard.type(words);
}

/** Makes the list of types show the type whose name begins so, and adds a question of it. */
async function addQuestion(page: Page, type: string) {
  await tabTo(page, page.getByRole('combobox', { name: 'New question' }));
  await page.keyboard.type(type);
  await press(page, page.getByRole('button', { name: 'Add a question' }));
}

async function orderOne(buyer: Buyer, answer: () => Promise<void>): Promise<string> {
  await buyer.open();
  await buyer.choose('Community Day', 1);
  await buyer.order();
  await buyer.fillAttendee();
  await buyer.fillBuyer();
  await answer();
  await buyer.agree();
  await buyer.payButton.click();
  return buyer.confirmed();
}

test('with the keyboard alone a question is asked upon the answer to another, and its answer is read in the order', async ({
  buyer,
}) => {
  test.slow();
  const page = await buyer.page.context().newPage();
  await page.goto(formPath);
  await expect(page.getByRole('heading', { level: 1, name: 'Registration form' })).toBeVisible();
  await addQuestion(page, 'One of a few');
  await name(page, 'Will you come to the dinner?');
  await tabTo(page, page.getByRole('textbox', { name: 'Choice 1' }));
  await page.keyboard.type('Yes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Choice 2' })).toBeFocused();
  await page.keyboard.type('No');
  await expect(preview(page).getByRole('radio', { name: 'No' })).toBeVisible();
  await page.getByRole('button', { name: /^Will you come to the dinner/ }).focus();
  await page.keyboard.press('Enter');

  await addQuestion(page, 'One line');
  await name(page, 'Who sits beside you?');
  await press(page, page.getByRole('switch', { name: 'Must be answered' }), 'Space');
  await tabTo(page, page.getByRole('combobox', { name: 'Asked when' }));
  await page.keyboard.type('Will');
  await press(page, page.getByRole('checkbox', { name: 'Yes' }), 'Space');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const beside = buyer.page.getByRole('textbox', { name: /^Who sits beside you/ });
  const orderId = await orderOne(buyer, async () => {
    await expect(beside).toHaveCount(0);
    await buyer.page.getByRole('radio', { name: 'Yes' }).check();
    await buyer.payButton.click();
    await expect(beside).toHaveAttribute('aria-invalid', 'true');
    await beside.fill('Ingrid Solberg');
  });

  await page.goto(`/organizer/events/1001/orders/${orderId}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderId}` })).toBeVisible();
  await expect(page.getByText(robin.email).first()).toBeVisible();
  await press(page, page.getByText('2 answers', { exact: true }));
  await expect(page.getByText('Ingrid Solberg')).toBeVisible();
  await page.goto(formPath);
  await expect(page.getByRole('button', { name: /^Who sits beside you\?.*1 answer/ })).toBeVisible();
});

test('of two who change the form at once, the second is told, and both questions are asked', async ({
  buyer,
  providers,
}) => {
  const [first, second] = [buyer.page, (await providers.newBuyer()).page];
  for (const page of [first, second]) await page.goto(formPath);
  for (const [page, words] of [
    [first, 'Your company’s colours'],
    [second, 'Your favourite letter'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a question' }).click();
    await name(page, words);
  }
  await first.keyboard.press('Control+s');
  await expect(first.getByText('Saved', { exact: true })).toBeVisible();
  await second.keyboard.press('Control+s');
  const dialog = second.getByRole('dialog', { name: 'Somebody else changed this' });
  await expect(dialog.getByText('Your company’s colours').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(second.getByText('Saved', { exact: true })).toBeVisible();
  for (const words of ['Your company’s colours', 'Your favourite letter'])
    await expect(preview(second).getByRole('textbox', { name: words })).toBeVisible();
});

test('an attribute of the account and sessions of its agenda are asked for, and a session is kept for some tickets', async ({
  buyer: { page },
}) => {
  await page.goto(formPath);
  await page.getByRole('button', { name: 'Ask for an attribute' }).click();
  await page.getByRole('searchbox', { name: 'Search attributes' }).fill('apron');
  await page.getByRole('button', { name: /^Apron size/ }).click();
  await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toHaveValue('Apron size');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.getByRole('combobox', { name: 'New question' }).selectOption('Session registration');
  await page.getByRole('button', { name: 'Add a question' }).click();
  await name(page, 'Sessions');
  const offered = preview(page)
    .getByRole('group', { name: /^Sessions/ })
    .getByRole('checkbox');
  await expect(offered).not.toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.goto('/organizer/events/1001/sessions');
  const session = page.getByRole('list', { name: 'Tickets and sessions' }).getByRole('button').first();
  await expect(session).toContainText('Every ticket');
  await session.click();
  await page.getByRole('checkbox', { name: 'Two-Day Pass' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(session).toContainText('1 ticket type');
});
