import { describe, expect, it, vi } from 'vitest';
import { ApiError, type Client } from '../../../../../src/client';
import type { SaveRequest } from '../../../../../src/contract';
import { payPalPayment, type PaymentDeps, type PayPalPaymentOptions } from '../../../../../src/payments';
import { hold } from '../../domain/fixtures';
import { afterEachRow, beforeEachRow, eachRow } from '../../../../eachRow';

const page = 'https://tickets.example/widgets/tickets/1001';
const address = 'https://www.paypal.com/checkoutnow?token=EC_1';
const order = { token: 'T-1', orderTotal: 100 } as unknown as SaveRequest;

beforeEachRow(() => vi.stubGlobal('location', new URL(`${page}?callbackUrl=https://evil.example/&lang=en`)));
afterEachRow(() => vi.unstubAllGlobals());

function begin(answer: unknown, options?: PayPalPaymentOptions) {
  const call = vi.fn().mockImplementation(() => Promise.resolve(answer));
  const deps = {
    client: { call } as unknown as Client,
    order,
    attempt: 'attempt-1',
    save: () => Promise.reject(new Error('PayPal saves nothing itself.')),
  } as unknown as PaymentDeps;
  return { step: payPalPayment(options).begin(hold, null, deps), call };
}

describe('offered', () => {
  const paid = { ...hold, gateway: 'paypal', orderTotal: 100 } as const;
  const { isOffered } = payPalPayment();

  eachRow([
    ['a PayPal order that costs something', { hold: paid }, true],
    ['one that costs nothing', { hold: { ...paid, orderTotal: 0 } }, false],
    ['one by invoice', { hold: { ...paid, isPayByInvoice: true } }, false],
    ['one of another gateway', { hold: { ...paid, gateway: 'stripe' as const } }, false],
    ['one where only invoices are taken', { hold: paid, takesCards: false }, false],
  ])('for %s', (_, context, isIt) => expect(isOffered(context)).toBe(isIt));
});

describe('where PayPal sends the buyer back to (A10)', () => {
  const callbackOf = async (options?: PayPalPaymentOptions) => {
    const { step, call } = begin({ address }, options);
    await step;
    const [, { body, idempotencyKey }] = call.mock.calls[0] as [unknown, Record<string, unknown>];
    expect(idempotencyKey).toBe('attempt-1');
    expect(body).toMatchObject(order);
    return (body as SaveRequest).callbackUrl;
  };

  it('is this page without its query', async () => expect(await callbackOf()).toBe(page));
  it('is a path of this origin that the host gave', async () =>
    expect(await callbackOf({ callbackPath: '/tickets?lang=ar' })).toBe(
      'https://tickets.example/tickets?lang=ar',
    ));
  eachRow(['//evil.example/', 'https://evil.example/', 'javascript:alert(1)', '/\\evil.example'])(
    'is never %s',
    async (callbackPath) => expect(await callbackOf({ callbackPath })).toBe(page),
  );
});

describe('F46: the address the order is paid at', () => {
  eachRow([address, 'https://www.sandbox.paypal.com/checkoutnow?token=EC_1'])('is %s', async (answered) =>
    expect(await begin({ address: answered }).step).toEqual({ next: 'redirect', address: answered }),
  );

  it('is of an origin the host allows, and of no other then', async () => {
    const options = { origins: ['https://pay.example'] };
    const allowed = 'https://pay.example/now';
    expect(await begin({ address: allowed }, options).step).toEqual({ next: 'redirect', address: allowed });
    expect(await begin({ address }, options).step).toMatchObject({ next: 'refused' });
  });

  eachRow([
    undefined,
    null,
    '',
    42,
    { href: address },
    [address],
    'javascript:alert(document.domain)',
    ' jAvAsCrIpT:alert(1)//https://www.paypal.com',
    'data:text/html,https://www.paypal.com',
    'blob:https://www.paypal.com/3f1c',
    'http://www.paypal.com/checkoutnow',
    '//www.paypal.com/checkoutnow',
    '/checkoutnow',
    'https:www.paypal.com/checkoutnow',
    'https://www.paypal.com.evil.example/checkoutnow',
    'https://evil.example/https://www.paypal.com/',
    'https://www.paypal.com@evil.example/checkoutnow',
    'https://user:word@www.paypal.com/checkoutnow',
    'https://www.paypal.com:8443/checkoutnow',
    'https://paypal.com/checkoutnow',
    'https://www.pаypal.com/checkoutnow',
    'https://evil.example\\@www.paypal.com/',
    'https://www.paypal.com\n.evil.example/',
  ])('is not %j: the default error, and nobody is led anywhere', async (answered) => {
    const step = await begin({ address: answered }).step;
    expect(step).toMatchObject({ next: 'refused', problem: { message: { key: 'error.default' } } });
  });

  it('is not known when the order could not be saved: the runner hears why', async () => {
    const failure = new ApiError('refused', 500, { code: 5000 }, 'No');
    const { step } = begin(Promise.reject(failure));
    await expect(step).rejects.toBe(failure);
  });
});
