import { describe, expect, it } from 'vitest';
import type { AvailablePaymentProcessor, PaymentProcessor } from '../../../../src/contract';
import { wholeTable } from '../../../../src/domain';
import {
  keysSchema,
  processorDraft,
  processorSchema,
  processorSearch,
  processorState,
  type ProcessorValues,
} from '../../../../src/domain/paymentProcessors';
import { eachRow } from '../../../eachRow';

const available: AvailablePaymentProcessor[] = [
  { gateway: 'stripe', name: 'Stripe', currencies: ['USD', 'JPY'], configured: 1 },
  { gateway: 'zooz', name: 'zooz', currencies: ['USD', 'EUR'], configured: 0 },
];
const values: ProcessorValues = {
  name: ' London ',
  gateway: 'zooz',
  currencies: ['JPY', 'EUR'],
  active: false,
};

describe('a payment processor in a form', () => {
  it('is saved with the currencies its gateway takes', () => {
    expect(processorDraft(values, available)).toEqual({
      name: 'London',
      gateway: 'zooz',
      currencies: ['EUR'],
      active: false,
    });
    expect(processorDraft({ ...values, gateway: '' }, available)).toBeNull();
  });

  eachRow([
    ['name', 'organizer.paymentProcessors.error.name', { name: ' ' }],
    ['name', 'organizer.paymentProcessors.error.nameTooLong', { name: 'a'.repeat(81) }],
    ['gateway', 'organizer.paymentProcessors.error.gateway', { gateway: '', currencies: ['EUR'] }],
    ['currencies', 'organizer.paymentProcessors.error.currency', { currencies: ['JPY'] }],
  ] satisfies [string, string, Partial<ProcessorValues>][])(
    'is refused for %s: %s',
    async (path, message, change) => {
      await expect(
        processorSchema(available).validate({ ...values, ...change }, { abortEarly: false }),
      ).rejects.toMatchObject({
        inner: expect.arrayContaining([expect.objectContaining({ path, message })]) as unknown,
      });
    },
  );

  eachRow([
    ['needsKeys', { credentialsSet: null, active: false, testMode: false }],
    ['off', { active: false, testMode: true }],
    ['test', { active: true, testMode: true }],
    ['on', { active: true, testMode: false }],
  ])('%s', (state, change) => {
    const processor: Pick<PaymentProcessor, 'credentialsSet' | 'active' | 'testMode'> = {
      credentialsSet: '2026-01-01T00:00:00.000Z',
      ...change,
    };
    expect(processorState(processor)).toBe(state);
  });
});

describe('keys', () => {
  const check = (gateway: 'stripe' | 'paypal', publicKey: string, secretKey: string) =>
    keysSchema(gateway).validate({ publicKey, secretKey });

  it('of Stripe are told by their beginnings, those of others only by their length', async () => {
    await expect(check('stripe', ' pk_live_northlight ', 'sk_live_northlight')).resolves.toBeDefined();
    await expect(check('stripe', 'pk_live_northlight', 'rk_live_northlight')).resolves.toBeDefined();
    await expect(check('paypal', 'client id', 'its secret')).resolves.toBeDefined();
  });

  eachRow([
    [
      'stripe',
      'sk_live_northlight',
      'sk_live_northligh2',
      'organizer.paymentProcessors.error.stripePublicKey',
    ],
    [
      'stripe',
      'pk_live_northlight',
      'pk_live_northligh2',
      'organizer.paymentProcessors.error.stripeSecretKey',
    ],
    ['stripe', 'pk_live_northlight', 'sk_test_northlight', 'organizer.paymentProcessors.error.otherMode'],
    ['paypal', 'the same key', 'the same key', 'organizer.paymentProcessors.error.sameKey'],
    ['paypal', 'client id', 'short', 'organizer.paymentProcessors.error.key'],
  ] as const)('of %s: %s and %s are refused: %s', async (gateway, publicKey, secretKey, message) => {
    await expect(check(gateway, publicKey, secretKey)).rejects.toMatchObject({ message });
  });
});

describe('a search for processors', () => {
  it('says what the view says', () => {
    const view = {
      ...wholeTable,
      page: 2,
      filters: { gateway: 'paypal', currency: 'USD', active: 'false' },
      sort: { column: 'modified', direction: 'descending' as const },
    };
    expect(processorSearch(view, 25)).toEqual({
      page: 1,
      size: 25,
      orders: { MODIFIED: 'DESC' },
      criteria: { gateway: 'paypal', currency: 'USD', active: false },
    });
  });

  it('leaves out what an address made up', () => {
    const view = {
      ...wholeTable,
      filters: { gateway: 'cash', currency: '<b>', active: 'maybe' },
      sort: { column: 'secretKey', direction: 'ascending' as const },
    };
    expect(processorSearch(view, 25)).toEqual({ page: 0, size: 25, criteria: {} });
  });
});
