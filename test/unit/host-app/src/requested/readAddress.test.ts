import { describe, expect, it } from 'vitest';
import { readAddress, withoutSecrets } from '../../../../../host-app/src/requested/readAddress';
import { eachRow } from '../../../../eachRow';

const page = 'https://tickets.example/widgets/tickets/1001';
const read = (rest: string) => readAddress(new URL(page + rest));
const nothing = { isMobile: false, transifexLiveMode: false };

describe('what the ticket page’s address asks for (000 §2)', () => {
  eachRow([
    ['', {}],
    ['?promo=EARLY20', { promotionCode: 'EARLY20' }],
    ['?code=EARLY20', { promotionCode: 'EARLY20' }],
    ['?promo=&code=', {}],
    ['?swapToken=sw_1', { swapToken: 'sw_1' }],
    ['?tickets=9001,,9002', { ticketIds: ['9001', '9002'] }],
    ['?tickets=', {}],
    ['?parentOrigin=https%3A%2F%2Ffestival.example', { parentOrigin: 'https://festival.example' }],
    [
      '?orderId=2001-1&token=or_a&status=success',
      { paymentReturn: { status: 'success', orderId: '2001-1', token: 'or_a' } },
    ],
    ['#prefill=%7B%22firstName%22%3A%22Amara%22%7D', { prefill: { firstName: 'Amara' } }],
  ])('%s', (rest, requested) => expect(read(rest)).toEqual({ ...nothing, ...requested }));

  eachRow(['isMobile', 'transifexLiveMode'])('%s is on when it is there, or says so', (name) => {
    for (const on of [name, `${name}=1`, `${name}=true`])
      expect(read(`?${on}`)).toMatchObject({ [name]: true });
    for (const off of ['', `${name}=0`, `${name}=false`, `${name}=no`, `${name}=javascript:alert(1)`])
      expect(read(`?${off}`)).toMatchObject({ [name]: false });
  });

  eachRow([
    '?promo=A&promo=B&code=',
    '?isMobile=1&isMobile=0',
    '?promo[]=A&promo[0]=B',
    '?__proto__=x&__proto__[promo]=A&constructor=y&constructor[prototype][isMobile]=1&toString=z',
    '?tickets=1&tickets=2',
    '?swapToken=a&swapToken=b',
    '?hasOwnProperty=1&promotionCode=A&ticketIds=1&prefill={"firstName":"A"}',
  ])('A23: %s says nothing', (rest) => {
    expect(read(rest)).toEqual(nothing);
    expect(Object.keys(read(rest))).toEqual(Object.keys(nothing));
    expect(({} as Record<string, unknown>)['promo']).toBeUndefined();
  });

  it('A23: offers no more ticket types than an event can have', () => {
    const ids = Array.from({ length: 5_000 }, (_, id) => id).join(',');
    expect(read(`?tickets=${ids}`).ticketIds).toHaveLength(200);
  });
});

describe('A15: what is for this page alone', () => {
  eachRow([
    ['?orderId=1&token=or_a&status=success&locale=de', '?locale=de'],
    ['?token=or_a&locale=de', '?locale=de'],
    ['?locale=de#prefill=%7B%22email%22%3A%22amara%40example.com%22%7D', '?locale=de'],
    ['?token=or_a#prefill=broken', ''],
    ['?promo=EARLY20&utm_source=mail#tickets', '?promo=EARLY20&utm_source=mail#tickets'],
  ])('%s leaves %j', (rest, left) => expect(withoutSecrets(page + rest)).toBe(page + left));
});
