import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import {
  createFakeStripe,
  createFakeStripeLoader,
  type FakeStripeOptions,
} from '../../../../../../mocks/gateways/fakeStripe';
import { createStripeLedger } from '../../../../../../mocks/gateways/stripeLedger';
import type { HeldTransaction, SiteConf, WidgetConfig } from '../../../../../../src/contract';
import type { PaymentSlot } from '../../../../../../src/headless/payment/slot';
import { I18nRoot } from '../../../../../../src/i18n';
import type { StripePaymentOptions } from '../../../../../../src/payments/stripe/stripePayment';
import { createWalletFields } from '../../../../../../src/payments/stripe/ui/WalletFields';
import type { PaymentFieldsProps } from '../../../../../../src/payments/ui/paymentOption';
import { fieldsInTests, pass, settle } from './fieldsInTests';

const shared = fieldsInTests();

const ledger = createStripeLedger();
const fake = (options: Partial<FakeStripeOptions> = {}) => createFakeStripe({ ledger, ...options });
const holdOf = (orderTotal: number) =>
  ({ orderTotal, currency: { code: 'JPY', symbol: '¥', minorUnits: 0 } }) as HeldTransaction;

async function show(load: StripePaymentOptions['load']) {
  const Fields = createWalletFields({ load });
  const onReady = vi.fn<PaymentFieldsProps['onReady']>();
  const onProblems = vi.fn<PaymentSlot['onProblems']>();
  const onOwnSubmit = vi.fn<PaymentSlot['onOwnSubmit']>();
  function Form({ total, isTaken }: { total: number; isTaken: boolean }) {
    const [container, setContainer] = useState<HTMLElement | null>(null);
    const slot = {
      onProblems,
      onOwnSubmit,
      submitContainer: isTaken ? container : null,
    } as Partial<PaymentSlot>;
    return (
      <form>
        <Fields
          slot={slot as PaymentSlot}
          hold={holdOf(total)}
          widget={{} as WidgetConfig}
          siteConf={{} as SiteConf}
          onReady={onReady}
        />
        <div ref={setContainer} />
      </form>
    );
  }
  const page = (total: number, isTaken: boolean) => (
    <I18nRoot locale="en" catalogue={shared.catalogue}>
      <Form total={total} isTaken={isTaken} />
    </I18nRoot>
  );
  const { rerender } = render(page(20_065, true));
  await settle();
  return {
    isReady: () => onReady.mock.lastCall?.[0] !== null,
    isOwn: () => onOwnSubmit.mock.lastCall?.[0] ?? false,
    problems: () => onProblems.mock.lastCall?.[0].map(({ text }) => text),
    show: async (total: number, isTaken = true) => {
      rerender(page(total, isTaken));
      await settle();
    },
  };
}

const wallet = (name = 'Apple Pay') => screen.queryByRole('button', { name });
const failure = () => screen.queryByText('The wallet buttons could not load');

it('stand in for the order button once they can be pressed, and leave with their option', async () => {
  const fields = await show(() => Promise.resolve(fake()));
  expect(wallet()).toBeVisible();
  expect(fields.isReady()).toBe(true);
  expect(fields.isOwn()).toBe(true);
  expect(fields.problems()).toEqual([]);
  await fields.show(20_065, false);
  expect(wallet()).toBeNull();
  expect(fields.isReady()).toBe(false);
  expect(fields.isOwn()).toBe(false);
  await fields.show(20_065);
  expect(wallet()).toBeVisible();
  expect(fields.isReady()).toBe(true);
});

it('are of the amount that is due, in the currency’s own units, and follow it', async () => {
  const stripe = fake();
  const opened = vi.spyOn(stripe, 'elements');
  const fields = await show(() => Promise.resolve(stripe));
  expect(opened).toHaveBeenCalledWith(
    expect.objectContaining({ mode: 'payment', amount: 20_065, currency: 'jpy' }),
  );
  const update = vi.spyOn(opened.mock.results[0]?.value as ReturnType<typeof stripe.elements>, 'update');
  await fields.show(15_000);
  expect(update).toHaveBeenCalledWith(expect.objectContaining({ amount: 15_000 }));
});

it('F105: a browser without a wallet says so calmly, and nothing can be sent', async () => {
  const fields = await show(() => Promise.resolve(fake({ wallets: [] })));
  expect(screen.getByRole('status')).toHaveTextContent('No wallet is set up in this browser');
  expect(fields.isReady()).toBe(false);
  expect(fields.isOwn()).toBe(false);
  expect(fields.problems()).toEqual(['No wallet is set up in this browser']);
});

it('F105: buttons that never come are given up after ten seconds, and can be loaded again', async () => {
  const load = vi.fn(() => Promise.resolve(fake({ failToLoad: 'silent' })));
  const fields = await show(load);
  await pass(9_850);
  expect(failure()).toBeNull();
  expect(fields.problems()).toEqual(['The wallet buttons are still loading']);
  await pass(200);
  expect(failure()).toBeVisible();
  expect(fields.problems()).toEqual(['The wallet buttons could not load']);
});

it('F105: a script that can’t be had says so, and comes with Retry', async () => {
  const fields = await show(createFakeStripeLoader({ ledger, failToLoad: 1 }));
  expect(failure()).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await settle();
  expect(failure()).toBeNull();
  expect(wallet()).toBeVisible();
  expect(fields.isReady()).toBe(true);
});
