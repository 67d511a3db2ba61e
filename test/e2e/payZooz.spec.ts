import { cards } from './buyer';
import { noteScripts } from './payScripts';
import { expect, test } from './providers';

test('a card is paid with in the frame of zooz, once, and what is typed there goes nowhere else', async ({
  buyer,
  page,
  providers,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const runsTheInventory = noteScripts(page);
  await providers.world('zooz');
  await buyer.toForm();
  await buyer.fillForm();
  const frame = page.frameLocator('iframe[title="Payment provider’s card form"]');
  await frame.getByRole('textbox', { name: 'Card number' }).fill(cards.good);
  await frame.getByRole('textbox', { name: 'Expiry' }).fill('12/34');
  await frame.getByRole('textbox', { name: 'Security code' }).fill('123');
  await runsTheInventory('zooz');
  await buyer.payButton.click();
  const orderId = await buyer.confirmed();
  const { orders, payments } = await providers.state();
  expect(orders).toEqual([expect.objectContaining({ id: orderId })]);
  expect(payments.filter(({ kind, charges }) => kind === 'zooz' && charges > 0)).toEqual([
    expect.objectContaining({ state: 'succeeded', charges: 1 }),
  ]);
  expect(sent.filter((request) => request.replace(/[\s-]/g, '').includes(cards.good))).toEqual([]);
});
