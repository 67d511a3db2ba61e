import { robin } from './buyer';
import { noteScripts } from './payScripts';
import { expect, test, type Providers } from './providers';

/** Of the payments, those that the test made: the world has older ones. */
const madeIn = async (providers: Providers) =>
  (await providers.state()).payments.filter(({ id }) => !id.startsWith('src_nl26'));

/** Bitcoins arrive at the source, in the provider's books. */
async function settle(providers: Providers) {
  const [source] = await madeIn(providers);
  const backend = `http://127.0.0.1:${process.env['E2E_PORT_BACKEND'] ?? ''}`;
  const body = JSON.stringify([source?.id ?? '', 'succeeded']);
  await fetch(`${backend}/gateways/payments/settle`, { method: 'POST', body });
}

test('bitcoins are paid to an address, heard of over the socket, and make one order', async ({
  buyer,
  page,
  providers,
}) => {
  const runsTheInventory = noteScripts(page);
  await providers.world('cardAndBitcoin');
  await buyer.open();
  await buyer.choose('General Admission', 1);
  await page.getByRole('button', { name: /^Pay via Bitcoin/ }).click();
  const form = page.getByRole('form', { name: 'Registration Information' });
  await expect(form).toBeVisible();
  await buyer.fillForm();
  await page.getByRole('textbox', { name: 'Payment Email*' }).fill(robin.email);
  await page.getByRole('textbox', { name: 'Bitcoin Refund Address*' }).fill('bc1qrefund');
  await page.getByRole('button', { name: 'Generate Bitcoin address' }).click();
  await expect(page.getByRole('heading', { name: 'Send exactly' })).toBeFocused();
  await expect(page.getByText(/^0\.\d+ BTC$/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code to pay/ })).toBeVisible();
  await runsTheInventory('bitcoin');
  const pay = form.getByRole('button', { name: /^Pay via Bitcoin/ });
  await pay.click();
  await expect(page.getByRole('link', { name: 'Please Complete Your Payment' })).toBeVisible();
  await settle(providers);
  const stages = page.getByRole('list', { name: 'Payment progress' });
  await expect(stages.locator('[aria-current=step]', { hasText: 'Transaction Approved' })).toBeVisible();
  await pay.click();
  const orderId = await buyer.confirmed();
  expect(await madeIn(providers)).toEqual([
    expect.objectContaining({ kind: 'bitcoin', state: 'consumed', charges: 1 }),
  ]);
  expect((await providers.state()).orders).toEqual([expect.objectContaining({ id: orderId })]);
});
