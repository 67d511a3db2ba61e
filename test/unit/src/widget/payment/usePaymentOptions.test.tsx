import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { scenarios } from '../../../../../mocks';
import { backendInTests } from '../../../mocks/backend';
import type { PaymentOption } from '../../../../../src/payments/ui/paymentOption';
import { paymentsAhead } from '../../../../../src/widget/paymentsAhead';
import { usePaymentOptions } from '../../../../../src/widget/payment/usePaymentOptions';
import { formName, holdFreeTicket, openWidget, stubMeasuring } from '../openWidget';

const { backend, client } = backendInTests();

const option = (id: string): PaymentOption => ({ id, label: id, isOffered: () => true }) as PaymentOption;

beforeEach(async () => {
  stubMeasuring();
  await backend.reset(scenarios.conference);
});

describe('ways to pay that are loaded', () => {
  test('are asked for three times, and then again by the buyer', async () => {
    let isBlocked = true;
    const payments = vi.fn(() => (isBlocked ? Promise.reject(new Error('blocked')) : Promise.resolve([])));
    const onError = vi.fn();
    await openWidget({ client, clock: backend.clock, payments, onError });
    const held = holdFreeTicket();
    const again = await screen.findByRole('button', { name: 'Try again' });
    // Once more ahead, where what follows behind the list was there before the quantity was chosen.
    expect([3, 4]).toContain(payments.mock.calls.length);
    expect(onError).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'BX2004', message: 'BX2004: blocked' }),
    );
    isBlocked = false;
    fireEvent.click(again);
    expect(await held).toBe(screen.getByRole('form', { name: formName }));
  });

  test('F144: what came with the quantity is drawn with the first of the form, without asking again', () => {
    const widget = () => undefined;
    const payments = vi.fn(() => Promise.resolve([option('ahead')]));
    paymentsAhead.set(widget, [option('ahead')]);
    const { result } = renderHook(() => usePaymentOptions(payments, widget));
    expect(result.current?.map(({ id }) => id)).toContain('ahead');
    expect(payments).not.toHaveBeenCalled();
  });

  test('are not taken from another widget', async () => {
    const payments = vi.fn(() => Promise.resolve([option('own')]));
    paymentsAhead.set(() => undefined, [option('ahead')]);
    const { result } = renderHook(() => usePaymentOptions(payments, () => undefined));
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current?.map(({ id }) => id)).toContain('own'));
    expect(result.current?.map(({ id }) => id)).not.toContain('ahead');
  });
});
