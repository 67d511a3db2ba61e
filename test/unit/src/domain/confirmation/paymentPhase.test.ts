import { expect, it } from 'vitest';
import type { ConfirmationData } from '../../../../../src/contract';
import { isCompleted } from '../../../../../src/domain/confirmation';
import { paymentPhase } from '../../../../../src/domain/confirmation/paymentPhase';

it.each([
  ['paid', 'made'],
  ['awaiting', 'made'],
  ['processing', 'checking'],
  ['failed', 'ended'],
  ['cancelled', 'ended'],
  ['expired', 'ended'],
])('%s is %s', (status, phase) => {
  expect(paymentPhase(status)).toBe(phase);
});

const unknown = [
  'authorized',
  'partially_refunded',
  'PAID',
  'Failed',
  '',
  null,
  undefined,
  0,
  {},
  'toString',
  '__proto__',
];

it.each(unknown)('F80: %j is checked: it neither ends the order nor completes it', (status) => {
  expect(paymentPhase(status)).toBe('checking');
  expect(isCompleted({ token: 'or_1', paymentStatus: status } as unknown as ConfirmationData)).toBe(false);
});
