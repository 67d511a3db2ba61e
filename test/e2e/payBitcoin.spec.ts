import { isRemembered, robin, type Buyer } from './buyer';
import { expect, test } from './providers';

const backend = `http://127.0.0.1:${process.env['E2E_PORT_BACKEND'] ?? ''}`;
const post = (path: string, body: unknown) =>
  fetch(`${backend}${path}`, { method: 'POST', body: JSON.stringify(body) });

/** Bitcoins arrive at the source, in the provider's books. */
const settle = (id: string) => post('/gateways/payments/settle', [id, 'succeeded']);
/** Cuts everybody off the realtime server, or lets them in again. */
const openSockets = (open: boolean) => post('/control/sockets', { open });

const formOf = ({ page }: Buyer) => page.getByRole('form', { name: 'Registration Information' });
const payButton = (buyer: Buyer) => formOf(buyer).getByRole('button', { name: /^Pay via Bitcoin/ });
const stage = ({ page }: Buyer, name: string) =>
  page
    .getByRole('list', { name: 'Progress of your payment' })
    .locator('[aria-current=step]', { hasText: name });

async function fillForm(buyer: Buyer) {
  await buyer.open();
  await buyer.choose('General Admission', 1);
  await buyer.page.getByRole('button', { name: /^Pay via Bitcoin/ }).click();
  await expect(formOf(buyer)).toBeVisible();
  await buyer.fillForm();
}

async function generate({ page }: Buyer) {
  await page.getByRole('textbox', { name: 'Payment Email*' }).fill(robin.email);
  await page.getByRole('textbox', { name: 'Bitcoin Refund Address*' }).fill('bc1qrefund');
  await page.getByRole('button', { name: 'Generate Bitcoin address' }).click();
  await expect(page.getByRole('heading', { name: 'Send exactly' })).toBeFocused();
}

interface State {
  state: () => Promise<{ payments: { id: string; kind: string; state: string; charges: number }[] }>;
}
/** Of the payments, those that the test made: the world has older ones. */
const madeIn = async (providers: State) =>
  (await providers.state()).payments.filter(({ id }) => !id.startsWith('src_nl26'));
async function settleIn(providers: State) {
  const [source] = await madeIn(providers);
  await settle(source?.id ?? '');
}

const addressOf = ({ page }: Buyer) => page.getByText(/^bc1q\w{38}$/);

test.beforeEach(async () => {
  await openSockets(true);
});

test('bitcoins are paid to an address, heard of over the socket, and make one order', async ({
  buyer,
  page,
  providers,
}) => {
  await providers.world('cardAndBitcoin');
  await fillForm(buyer);
  await generate(buyer);
  await expect(page.getByText(/^0\.\d+ BTC$/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code to pay/ })).toBeVisible();
  await payButton(buyer).click();
  await expect(page.getByRole('link', { name: 'Please Complete Your Payment' })).toBeVisible();
  await settleIn(providers);
  await expect(stage(buyer, 'Transaction Approved')).toBeVisible();
  await payButton(buyer).click();
  const orderId = await buyer.confirmed();
  const { orders } = await providers.state();
  expect(await madeIn(providers)).toEqual([
    expect.objectContaining({ kind: 'bitcoin', state: 'consumed', charges: 1 }),
  ]);
  expect(orders).toEqual([expect.objectContaining({ id: orderId })]);
});

test('F51: bitcoins that arrive while the socket is down are found when it is back', async ({
  buyer,
  page,
  providers,
}) => {
  await providers.world('cardAndBitcoin');
  await fillForm(buyer);
  await generate(buyer);
  await openSockets(false);
  await expect(page.getByText('Connecting to the server. Please wait.')).toBeVisible();
  await settleIn(providers);
  await expect(page.getByText('Connection failed. Please try again')).toBeVisible({ timeout: 20_000 });
  await expect(stage(buyer, 'Waiting for Payment')).toBeVisible();
  await openSockets(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(stage(buyer, 'Transaction Approved')).toBeVisible();
});

test('a reload while waiting keeps the address that may have been paid to', async ({
  buyer,
  page,
  providers,
}) => {
  await providers.world('cardAndBitcoin');
  await fillForm(buyer);
  await generate(buyer);
  const address = await addressOf(buyer).innerText();
  await isRemembered(page, robin.email);
  const kept = await page.evaluate(() => sessionStorage.getItem('boxoffice:1001:hold'));
  expect(kept).toContain('src_');
  expect(kept).not.toContain(robin.email);
  await page.reload();
  await expect(addressOf(buyer)).toHaveText(address);
  expect(await madeIn(providers)).toHaveLength(1);
  await settleIn(providers);
  await expect(stage(buyer, 'Transaction Approved')).toBeVisible();
  // Nothing is sent before the attendees' questions are there again (FAULTS F16).
  await expect(page.getByRole('group', { name: 'Attendee 1' })).toBeVisible();
  await payButton(buyer).click();
  await buyer.confirmed();
  expect(await madeIn(providers)).toEqual([expect.objectContaining({ charges: 1 })]);
});

test('an order whose answer is lost is found again, and its bitcoins are taken once', async ({
  buyer,
  providers,
}) => {
  await providers.world('cardAndBitcoin');
  await fillForm(buyer);
  await generate(buyer);
  await settleIn(providers);
  await expect(stage(buyer, 'Transaction Approved')).toBeVisible();
  await providers.faults({ saveOrder: { kind: 'lostAfterCommit', times: 1 } });
  await payButton(buyer).click();
  const orderId = await buyer.confirmed();
  const { orders } = await providers.state();
  expect(await madeIn(providers)).toEqual([expect.objectContaining({ state: 'consumed', charges: 1 })]);
  expect(orders).toEqual([expect.objectContaining({ id: orderId })]);
});

test('a provider that can not be loaded is told, and nothing can be generated', async ({
  buyer,
  page,
  providers,
}) => {
  await providers.world('cardAndBitcoin');
  providers.failProvider('stripe', 'abort');
  await fillForm(buyer);
  await expect(page.getByText('Bitcoin payments could not load')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Generate Bitcoin address' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
