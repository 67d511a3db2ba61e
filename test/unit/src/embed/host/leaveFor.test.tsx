import { expect, vi } from 'vitest';
import { leaveFor } from '../../../../../src/embed/host/leaveFor';
import { afterEachRow, eachRow } from '../../../../eachRow';

const assign = vi.fn();
vi.stubGlobal('location', { assign });
afterEachRow(() => assign.mockClear());

eachRow([
  'https://www.paypal.com/checkoutnow?token=EC-1',
  // A ticket page on this machine, while one tries things out.
  'http://tickets.example/paypal/?token=1',
])('goes to %s', (address) => {
  expect(leaveFor(address, 'http://tickets.example')).toBe(true);
  expect(assign).toHaveBeenCalledExactlyOnceWith(address);
});

eachRow([
  'javascript:alert(1)',
  'data:text/html,hi',
  'http://www.paypal.com/',
  '//evil.example',
  '/relative',
  'https://www.paypal.com@evil.example/',
  'https://:secret@evil.example/',
  'blob:https://tickets.example/1',
  '',
])('does not go to %s', (address) => {
  expect(leaveFor(address, 'http://tickets.example')).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});
