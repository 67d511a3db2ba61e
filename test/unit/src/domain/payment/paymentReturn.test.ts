import { describe, expect, it } from 'vitest';
import { readPaymentReturn, withoutPaymentReturn } from '../../../../../src/domain/payment/paymentReturn';
import { eachRow } from '../../../../eachRow';

describe('what an address says of a payment', () => {
  eachRow([
    [
      '?orderId=2001-1001&token=or_a&status=success',
      { status: 'success', orderId: '2001-1001', token: 'or_a' },
    ],
    ['?status=cancel', { status: 'cancel' }],
    ['?status=success&orderId=&token=', { status: 'success' }],
    ['?status=paid&orderId=1&token=2', undefined],
    ['?orderId=1&token=2', undefined],
    ['', undefined],
  ])('%s', (search, found) => expect(readPaymentReturn(search)).toEqual(found));

  eachRow([
    ['?status=success&status=cancel', undefined],
    ['?status[]=success', undefined],
    ['?status=success&token=a&token=b', { status: 'success' }],
    ['?status=success&__proto__=x&constructor=y&admin=1', { status: 'success' }],
    ['?status=success&__proto__[token]=x', { status: 'success' }],
  ])('A23: %s is read by its own names, each once', (search, found) => {
    const returned = readPaymentReturn(search);
    expect(returned).toEqual(found);
    expect(Object.keys(returned ?? {})).toEqual(Object.keys(found ?? {}));
    expect(({} as Record<string, unknown>)['token']).toBeUndefined();
  });

  it('A15: is taken out of the address, and nothing else is', () => {
    const address =
      'https://tickets.example/widgets/tickets/1001?locale=ar&orderId=1&token=2&status=success#top';
    expect(withoutPaymentReturn(address)).toBe('https://tickets.example/widgets/tickets/1001?locale=ar#top');
  });
});
