import { expect, it } from 'vitest';
import {
  passesOnDevice,
  readPassLinks,
  walletTicket,
  type WalletPass,
} from '../../../../../src/domain/confirmation';
import { confirmation } from '../../../../../stories/fixtures/orders';
import { eachRow } from '../../../../eachRow';

it('lets a page know the ticket, its holder and the event, and neither the token nor an address of anybody', () => {
  const [ticket] = confirmation.tickets;
  if (!ticket) throw new Error('The fixture has tickets.');
  const known = walletTicket(confirmation, ticket);
  expect(known).toMatchObject({
    orderId: '2000-4817',
    ticketId: 'NL26-GA-00318',
    ticketName: 'General Admission',
    holderName: 'Amara Osei',
    event: { name: confirmation.event.name, 'start-date': confirmation.event['start-date'] },
  });
  const text = JSON.stringify(known);
  expect(text).not.toContain(confirmation.token);
  expect(text).not.toContain('@');
});

eachRow([
  ['https://passes.example/1.pkpass', 'https://passes.example/1.pkpass'],
  ['/passes/1', '/passes/1'],
  ['http://passes.example/1', null],
  ['//passes.example/1', null],
  ['javascript:alert(1)', null],
  ['data:application/vnd.apple.pkpass;base64,AA', null],
  ['', null],
])('F107: of the address %s is linked: %s', (link, address) => {
  expect(readPassLinks({ apple: link })).toEqual({
    passes: address === null ? [] : [{ wallet: 'apple', address }],
    unsafe: address === null ? ['apple'] : [],
  });
});

eachRow([[null], [undefined], [{}]])('has no pass, and nothing unsafe, in %j', (links) => {
  expect(readPassLinks(links)).toEqual({ passes: [], unsafe: [] });
});

const device = (userAgent: string, maxTouchPoints = 0) => ({ userAgent, maxTouchPoints });
const iPhone = device('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5);
const iPad = device('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5);
const mac = device('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
const android = device('Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5);

eachRow([
  ['an iPhone', iPhone, 'apple google', 'apple'],
  ['an iPad that says it is a Mac', iPad, 'apple google', 'apple'],
  ['an iPhone', iPhone, 'google', 'google'],
  ['a Mac', mac, 'apple google', 'apple google'],
  ['an Android phone', android, 'apple google', 'apple google'],
] as const)('on %s, %j, of %s it offers %s', (_name, on, given, offered) => {
  const passes = given
    .split(' ')
    .map((wallet): WalletPass => ({ wallet: wallet as WalletPass['wallet'], address: '/' }));
  expect(
    passesOnDevice(passes, on)
      .map(({ wallet }) => wallet)
      .join(' '),
  ).toBe(offered);
});
