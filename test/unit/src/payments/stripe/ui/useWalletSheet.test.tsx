import type {
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HeldTransaction } from '../../../../../../src/contract';
import type { OrderState } from '../../../../../../src/domain';
import type { OrderFlow } from '../../../../../../src/hooks';
import { stripeWalletsPayment, type StripeWalletsInput } from '../../../../../../src/payments';
import { deadlines } from '../../../../../../src/payments/deadlines';
import { useWalletSheet } from '../../../../../../src/payments/stripe/ui/useWalletSheet';
import type { ReadyPayment } from '../../../../../../src/payments/ui/paymentOption';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const holdOf = (orderTotal: number) => ({ orderTotal, currency: { code: 'USD' } }) as HeldTransaction;
const at = (name: 'registering' | 'submitting' | 'timedOut' | 'authenticating', more: object = {}) =>
  ({ at: name, ...more }) as OrderState;
const method = stripeWalletsPayment({ load: () => new Promise(() => undefined) });
const input = {} as StripeWalletsInput;
const rest = {} as Parameters<ReadyPayment>[1];

/** A press of a wallet beside a form that is right, or not. */
function setUp({ isRight = true } = {}) {
  let state = at('registering');
  const listeners = new Set<() => void>();
  const submit = vi.fn(() => {
    state = at('submitting');
  });
  const flow = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    submit: submit as OrderFlow['submit'],
  } as Partial<OrderFlow> as OrderFlow;
  const ready: { current: ReadyPayment | null } = { current: null };
  const send = () => ready.current?.(flow, rest);
  const form = { requestSubmit: () => isRight && send() } as Partial<HTMLFormElement> as HTMLFormElement;
  const { result, rerender } = renderHook(
    ({ total }: { total: number }) =>
      useWalletSheet({
        method,
        input,
        hold: holdOf(total),
        onReady: (payment) => (ready.current = payment),
        form: () => form,
      }),
    { initialProps: { total: 20_065 } },
  );
  const click = { resolve: vi.fn(), reject: vi.fn() };
  const paymentFailed = vi.fn();
  return {
    click,
    submit,
    paymentFailed,
    /** The form is sent by something else than a press. */
    send: () => act(() => send()),
    press: () =>
      act(() => result.current.onClick(click as unknown as StripeExpressCheckoutElementClickEvent)),
    agree: () =>
      act(() =>
        result.current.onConfirm({ paymentFailed } as unknown as StripeExpressCheckoutElementConfirmEvent),
      ),
    close: () => act(() => result.current.onCancel()),
    reprice: (total: number) => rerender({ total }),
    move: (next: OrderState) =>
      act(() => {
        state = next;
        listeners.forEach((listener) => listener());
      }),
    news: () => result.current.news,
    listeners,
  };
}

it('opens the wallet of a form that is right, and sends the order once its owner agreed', () => {
  const { press, agree, click, submit } = setUp();
  press();
  expect(click.resolve).toHaveBeenCalledOnce();
  expect(submit).not.toHaveBeenCalled();
  agree();
  expect(submit).toHaveBeenCalledExactlyOnceWith({ method, input });
  vi.advanceTimersByTime(deadlines.walletMs);
  expect(click.reject).not.toHaveBeenCalled();
});

it('F102: rejects within Stripe’s second what the form did not let through, and a later answer opens nothing', () => {
  const { press, send, agree, click, submit, paymentFailed } = setUp({ isRight: false });
  press();
  vi.advanceTimersByTime(deadlines.walletMs);
  expect(deadlines.walletMs).toBeLessThan(1_000);
  expect(click.reject).toHaveBeenCalledOnce();
  send();
  expect(click.resolve).not.toHaveBeenCalled();
  agree();
  expect(paymentFailed).toHaveBeenCalledOnce();
  expect(submit).not.toHaveBeenCalled();
});

it('says that a wallet is to be chosen when the form was sent without one', () => {
  const { send, press, news, submit } = setUp();
  send();
  expect(news()).toBe('notPressed');
  expect(submit).not.toHaveBeenCalled();
  press();
  expect(news()).toBeNull();
});

it('says calmly that the wallet was closed, and lets it be opened again', () => {
  const { press, close, news, submit, agree } = setUp();
  press();
  close();
  expect(news()).toBe('cancelled');
  press();
  expect(news()).toBeNull();
  agree();
  expect(submit).toHaveBeenCalledOnce();
});

it('says nothing of a wallet that closes by itself after its owner agreed', () => {
  const { press, agree, close, news } = setUp();
  press();
  agree();
  close();
  expect(news()).toBeNull();
});

it('F103: sends nothing when the amount changed while the wallet showed another', () => {
  const { press, reprice, agree, submit, paymentFailed } = setUp();
  press();
  reprice(15_000);
  agree();
  expect(submit).not.toHaveBeenCalled();
  expect(paymentFailed).toHaveBeenCalledExactlyOnceWith({ reason: 'fail' });
});

it('F104: lets the wallet know when the tickets are not held any more', () => {
  const { press, move, agree, submit, paymentFailed } = setUp();
  press();
  submit.mockImplementation(() => undefined);
  move(at('timedOut'));
  agree();
  expect(paymentFailed).toHaveBeenCalledOnce();
});

it('lets the wallet know when the order comes back to the form, and not when it goes on', () => {
  const refused = setUp();
  refused.press();
  refused.agree();
  refused.move(at('registering'));
  expect(refused.paymentFailed).toHaveBeenCalledOnce();
  const challenged = setUp();
  challenged.press();
  challenged.agree();
  challenged.move(at('authenticating'));
  challenged.move(at('registering'));
  expect(challenged.paymentFailed).not.toHaveBeenCalled();
  expect(challenged.listeners.size).toBe(0);
});

it('sends an order that is paid already without opening anything', () => {
  const { send, move, submit, news } = setUp();
  move(at('registering', { isPaid: true }));
  send();
  expect(submit).toHaveBeenCalledOnce();
  expect(news()).toBeNull();
});
