import type { Page } from '@playwright/test';
import { robin, type Buyer } from './buyer';
import { press, skipToContent, tabTo } from './keyboard';
import { expect, test } from './providers';

const formPath = '/organizer/events/1001/registration-form';

const preview = (page: Page) => page.getByRole('region', { name: 'What buyers see' });

/** A new question is open, its first field has the focus. */
async function name(page: Page, text: string) {
  await expect(page.getByRole('textbox', { name: 'Question', exact: true }).last()).toBeFocused();
  await page.keyboard.type(text);
}

/** Makes the list of types show the type whose name begins so, and adds a question of it. */
async function addQuestion(page: Page, type: string) {
  await tabTo(page, page.getByRole('combobox', { name: 'New question' }));
  await page.keyboard.type(type);
  await press(page, page.getByRole('button', { name: 'Add question' }));
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
  await skipToContent(page);
  await addQuestion(page, 'Radio buttons');
  await name(page, 'Will you come to the dinner?');
  await tabTo(page, page.getByRole('textbox', { name: 'Choice 1' }));
  await page.keyboard.type('Yes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Choice 2' })).toBeFocused();
  await page.keyboard.type('No');
  await expect(preview(page).getByRole('radio', { name: 'No' })).toBeVisible();
  await page.getByRole('button', { name: /^Will you come to the dinner/ }).focus();
  await page.keyboard.press('Enter');

  await addQuestion(page, 'Short text');
  await name(page, 'Who sits beside you?');
  await press(page, page.getByRole('switch', { name: 'Required' }), 'Space');
  await tabTo(page, page.getByRole('combobox', { name: 'Show when' }));
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

  await page.bringToFront();
  await page.goto(`/organizer/events/1001/orders/${orderId}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderId}` })).toBeVisible();
  await expect(page.getByText(robin.email).first()).toBeVisible();
  await skipToContent(page);
  await press(page, page.getByText('2 answers', { exact: true }));
  await expect(page.getByText('Ingrid Solberg')).toBeVisible();
  await page.goto(formPath);
  await expect(page.getByRole('button', { name: /^Who sits beside you\?.*1 answer/ })).toBeVisible();
});
