import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createFakeStripe, createFakeStripeLoader } from '../../../../../../mocks/gateways/fakeStripe';
import { createStripeLedger } from '../../../../../../mocks/gateways/stripeLedger';
import { I18nRoot } from '../../../../../../src/i18n';
import {
  StripeCardFields,
  type StripeCardFieldsProps,
} from '../../../../../../src/payments/stripe/ui/StripeCardFields';
import { fieldsInTests, pass, settle } from './fieldsInTests';

const shared = fieldsInTests();

async function show(load: StripeCardFieldsProps['load']) {
  const onReady = vi.fn<NonNullable<StripeCardFieldsProps['onReady']>>();
  const onProblems = vi.fn<NonNullable<StripeCardFieldsProps['onProblems']>>();
  const onCardChange = vi.fn<NonNullable<StripeCardFieldsProps['onCardChange']>>();
  render(
    <I18nRoot locale="en" catalogue={shared.catalogue}>
      <StripeCardFields
        brands={['visa']}
        load={load}
        onReady={onReady}
        onProblems={onProblems}
        onCardChange={onCardChange}
      />
    </I18nRoot>,
  );
  await settle();
  return {
    /** What the form may send with, the last time it was told. */
    ready: () => onReady.mock.lastCall?.[0],
    problems: () => onProblems.mock.lastCall?.[0].map(({ text }) => text),
    statuses: () => onCardChange.mock.lastCall?.[0].status,
  };
}

const ledger = createStripeLedger();
const failure = () => screen.queryByText('The card fields could not load');
const help = 'Disable content blockers for this page and retry, or choose another payment method.';
const retry = () => fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
const absent = { number: 'absent', expiry: 'absent', cvc: 'absent' };
const empty = { number: 'empty', expiry: 'empty', cvc: 'empty' };

describe('card elements', () => {
  test('F33: that can’t be loaded say so, can’t be sent, and come with Retry', async () => {
    const fields = await show(createFakeStripeLoader({ ledger, failToLoad: 1 }));
    expect(failure()).toBeVisible();
    expect(screen.getByText(help)).toBeVisible();
    expect(fields.ready()).toBeNull();
    expect(fields.problems()).toEqual(['The card fields could not load']);
    expect(fields.statuses()).toEqual(absent);
    retry();
    await settle();
    expect(failure()).toBeNull();
    expect(screen.getByRole('textbox', { name: /card number/i })).toBeVisible();
    expect(fields.ready()).toMatchObject({ cardName: '' });
    expect(fields.problems()).toEqual([]);
    expect(fields.statuses()).toEqual(empty);
  });

  test('F37: that never get ready are given up after ten seconds, and not before', async () => {
    const load = vi.fn(() => Promise.resolve(createFakeStripe({ ledger, failToLoad: 'silent' })));
    const fields = await show(load);
    await pass(9_850);
    expect(failure()).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Loading the card fields');
    expect(fields.ready()).toBeNull();
    expect(fields.problems()).toEqual(['The card fields are still loading']);
    await pass(200);
    expect(failure()).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
    load.mockResolvedValue(createFakeStripe({ ledger }));
    retry();
    await settle();
    expect(fields.ready()).toMatchObject({ cardName: '' });
  });

  test('F37: that say they can’t load are given up at once', async () => {
    const fields = await show(() => Promise.resolve(createFakeStripe({ ledger, failToLoad: true })));
    expect(failure()).toBeVisible();
    expect(fields.ready()).toBeNull();
  });
});
