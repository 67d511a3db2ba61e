import { expect, it } from 'vitest';
import { currentAddress } from '../../../../../host-app/src/organizer/formerAddresses';
import { eachRow } from '../../../../eachRow';

const event = '/organizer/events/1001';

eachRow([
  [`${event}/app`, `${event}/mobile-app`],
  [`${event}/payments`, `${event}/payment-processors`],
  [`${event}/payments/p-1`, `${event}/payment-processors/p-1`],
  [`${event}/people`, `${event}/speakers`],
  [`${event}/sale`, `${event}/sale-settings`],
  [`${event}/sessions`, `${event}/session-registration-settings`],
  [`${event}/widget`, `${event}/widget-settings`],
  ['/organizer/accounts', '/organizer/account'],
  ['/organizer/payer', '/organizer/members/payer'],
])('%s has become %s', (former, current) => {
  expect(currentAddress(former, '')).toBe(current);
});

it('keeps what the address asked for', () => {
  expect(currentAddress(`${event}/payments`, 'search=a%26b&page=2')).toBe(
    `${event}/payment-processors?search=a%26b&page=2`,
  );
});

eachRow([[`${event}/orders`], [`${event}/nothing`], [`${event}/constructor`], [event], ['/organizer']])(
  '%s was never another one',
  (path) => {
    expect(currentAddress(path, 'page=2')).toBeNull();
  },
);
