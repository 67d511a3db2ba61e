import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ConfirmationData } from '../../../../../src/contract';
import { I18nRoot } from '../../../../../src/i18n';
import en from '../../../../../src/i18n/locales/en.json';
import { Confirmation, OrderOutcome } from '../../../../../src/themed/confirmation';
import { PaymentReturned } from '../../../../../src/themed/payment/PaymentReturned';
import { confirmation, postSettings } from '../../../../../stories/fixtures/orders';

const renderScreen = (screen: React.ReactNode) =>
  render(
    <I18nRoot locale="en" catalogue={en}>
      {screen}
    </I18nRoot>,
  ).container.textContent;
const visibleOf = (order: ConfirmationData) =>
  renderScreen(
    <Confirmation data={order} settings={{ ...postSettings, showAddToCalendar: false }} takesFocus={false} />,
  );
const { amount: _unread, ...withoutAmount } = confirmation;

/** FAULTS F74: what could not be read is left out, with the words around it. */
it('has no total where nobody can tell it', () => {
  expect(visibleOf(confirmation)).toContain('Order Total$485.45');
  const text = visibleOf(withoutAmount);
  expect(text).not.toMatch(/Order Total|NaN/);
  expect(text).toContain('Paid via: Visa');
});

it('says nothing about an event without a name', () => {
  expect(visibleOf(confirmation)).toContain('You are registered for Northlight');
  const text = visibleOf({ ...confirmation, event: { ...confirmation.event, name: '' } });
  expect(text).not.toContain('You are registered for');
  expect(text).toContain('See you in May, Amara.');
});

it('never counts tickets to none', () => {
  expect(visibleOf(confirmation)).toContain('Tickets3');
  expect(visibleOf({ ...confirmation, quantity: 0 })).not.toContain('Tickets0');
});

it('names no amount of a cancelled order where nobody can tell it', () => {
  const ended = { paymentStatus: 'cancelled' } as const;
  expect(renderScreen(<OrderOutcome order={{ ...confirmation, ...ended }} />)).toContain(
    'the $485.45 that was paid',
  );
  expect(renderScreen(<OrderOutcome order={{ ...withoutAmount, ...ended }} />)).toBe(
    'This order was canceledOrder 2000-4817',
  );
});

it('comes back from the payment to the number of an order where nobody can tell its amount', () => {
  const back = {
    phase: 'slow',
    isChecking: false,
    onCheckAgain: () => undefined,
    onBack: () => undefined,
  } as const;
  expect(renderScreen(<PaymentReturned {...back} order={confirmation} />)).toContain(
    'Order 2000-4817$485.45',
  );
  const text = renderScreen(<PaymentReturned {...back} order={withoutAmount} />);
  expect(text).toContain('Order 2000-4817');
  expect(text).not.toMatch(/\$|NaN/);
});
