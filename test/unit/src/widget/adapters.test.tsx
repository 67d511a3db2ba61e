import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { createFakeAddressCompletion } from '../../../../mocks/adapters/fakeAddressCompletion';
import { createFakeWalletPasses } from '../../../../mocks/adapters/fakeWalletPasses';
import type { PaymentOption } from '../../../../src/payments/ui/paymentOption';
import { backendInTests } from '../../mocks/backend';
import { fillIn, formName, holdFreeTicket, openWidget, pressOrder, stubMeasuring } from './openWidget';

const { backend, client } = backendInTests();
const { clock } = backend;
// The registration form comes in a part of its own, and a busy machine takes its time.
beforeAll(stubMeasuring);

const cards: PaymentOption = { id: 'stripe', isOffered: () => true, ready: () => undefined };

test('addressCompletion of the widget reaches the street of the bill', async () => {
  const addressCompletion = createFakeAddressCompletion();
  await openWidget({ client, clock, payments: [cards], addressCompletion });
  const quantity = await screen.findByRole('combobox', { name: 'Quantity: General Admission' });
  fireEvent.change(quantity, { target: { value: '1' } });
  const order = await screen.findByRole('button', { name: 'Order Now' });
  await waitFor(() => {
    expect(order).not.toHaveAttribute('aria-disabled');
    expect(quantity).not.toHaveAttribute('aria-busy');
  });
  fireEvent.click(order);
  await screen.findByRole('form', { name: formName });
  // The plain field gives way to it, as soon as its list is loaded.
  const street = await screen.findByRole('combobox', { name: /^Address/ });
  street.focus();
  fireEvent.change(street, { target: { value: 'pier' } });
  await waitFor(() => expect(addressCompletion.queries).toEqual(['pier']));
});

test('walletPasses and myOrderAddress of the widget reach the order that was made', async () => {
  const walletPasses = createFakeWalletPasses();
  await openWidget({ client, clock, walletPasses, myOrderAddress: '/my-order' });
  await holdFreeTicket();
  await fillIn();
  pressOrder();
  expect(await screen.findByRole('link', { name: /^Add to Apple Wallet/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Manage your order' })).toHaveAttribute('href', '/my-order');
});
