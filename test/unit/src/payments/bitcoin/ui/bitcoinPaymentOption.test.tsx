import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { scenarios } from '../../../../../../mocks';
import { createFakeBitcoin } from '../../../../../../mocks/gateways/fakeBitcoin';
import { bitcoinPaymentOption } from '../../../../../../src/payments/bitcoin/ui/bitcoinPaymentOption';
import { backendInTests, eventId } from '../../../../mocks/backend';
import { formName, newTab, openWidget, stubMeasuring } from '../../../widget/openWidget';

const { backend, client } = backendInTests();
// The registration form comes in a part of its own, and a busy machine takes its time.

beforeEach(async () => {
  stubMeasuring();
  await backend.reset(scenarios.cardAndBitcoin);
});

const sources = () =>
  backend.db
    .rows('payments', eventId)
    .all()
    .filter(({ kind, id }) => kind === 'bitcoin' && !id.startsWith('src_nl26'));
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const address = async () => (await screen.findByText(/^bc1q\w{38}$/)).textContent;

test('a reload while waiting finds the address that may have been paid to, and remembers no email', async () => {
  const tab = newTab();
  const fake = createFakeBitcoin({ ledger: backend.payments });
  const open = () =>
    openWidget({ client, clock: backend.clock, tab, payments: [bitcoinPaymentOption(fake)] });

  const { unmount } = await open();
  const quantity = await screen.findByRole('combobox', { name: 'Quantity: General Admission' });
  const isRead = () => waitFor(() => expect(quantity).not.toHaveAttribute('aria-busy'));
  await isRead();
  fireEvent.change(quantity, { target: { value: '1' } });
  await screen.findByText('· 1 ticket');
  await isRead();
  fireEvent.click(screen.getByRole('button', { name: /^Pay via Bitcoin/ }));
  await screen.findByRole('form', { name: formName });
  await screen.findByRole('textbox', { name: 'Payment Email*' });
  type('Payment Email*', 'amara@tidewater.example');
  type('Bitcoin Refund Address*', 'bc1qrefund');
  const generate = screen.getByRole('button', { name: 'Generate Bitcoin address' });
  await waitFor(() => expect(generate).not.toHaveAttribute('aria-disabled'));
  fireEvent.click(generate);
  const before = await address();
  const remembered = tab.read(`boxoffice:${eventId}:hold`);
  expect(remembered).toContain('src_');
  expect(remembered).not.toContain('amara@');

  unmount();
  await open();
  expect(await address()).toBe(before);
  expect(sources()).toHaveLength(1);
  await fake.pay();
  await screen.findByText(/^Transaction Approved\./);
  // Nothing is sent before the attendees' questions are there again (FAULTS F16).
  await screen.findByRole('group', { name: /Attendee 1/ });
  expect(sources()).toEqual([expect.objectContaining({ state: 'succeeded', charges: 0 })]);
});
