import { expect, it } from 'vitest';
import type { TicketType } from '../../../../../src/contract';
import {
  hasWaitlist,
  joinCaptchaProblem,
  joinProblem,
  waitingErrors,
  waitingQuantities,
} from '../../../../../src/domain/waitlist';
import { eachRow } from '../../../../eachRow';

eachRow<[string, Partial<TicketType>, boolean]>([
  ['sold out, with a list', {}, true],
  ['without a list', { waitlist: false }, false],
  ['a list that is no flag', { waitlist: 'yes' as unknown as boolean }, false],
  ['some left', { remainingTickets: 1 }, false],
  ['unlimited', { remainingTickets: null }, false],
  ['its sale over', { saleEnded: true }, false],
])('%s', (_what, changes, expected) => {
  const ticket = { waitlist: true, remainingTickets: 0, saleEnded: false, ...changes } as TicketType;
  expect(hasWaitlist(ticket)).toBe(expected);
});

eachRow([
  [2, [1, 2]],
  [0, [1]],
])('an order that takes %d', (perOrderMax, expected) => {
  expect(waitingQuantities({ perOrderMax })).toEqual(expected);
});

it('of an order without a limit worth the name, a hundred can be waited for', () => {
  expect(waitingQuantities({ perOrderMax: 2_147_483_647 })).toHaveLength(100);
});

eachRow<[string, string, object]>([
  ['Ines', 'ines@tipografia.example', {}],
  [' ', '', { name: 'waitlist.nameRequired', email: 'validation.emailRequired' }],
  ['Ines', 'ines', { email: 'validation.emailInvalid' }],
  ['Ines', ' ines@tipografia.example ', {}],
])('“%s” with “%s”', (name, email, expected) => {
  const errors = waitingErrors({ name, email, quantity: 1 });
  const keys = Object.entries(errors).map(([field, message]) => [field, message.key]);
  expect(Object.fromEntries(keys)).toEqual(expected);
});

eachRow<[number, string | undefined, string, boolean]>([
  [4000, 'name', 'name: waitlist.nameRequired', false],
  [4000, 'email', 'email: validation.emailInvalid', false],
  [4000, 'quantity', 'waitlist.failed', false],
  [4021, undefined, 'captcha.failed', false],
  [4022, undefined, 'waitlist.closed', true],
  [4051, undefined, 'email: waitlist.known', false],
  [4091, undefined, 'waitlist.available', true],
  [0, undefined, 'waitlist.failed', false],
])('%d of %s says %s', (code, field, expected, outdated) => {
  const { errors, message, isOutdated } = joinProblem({ code, field });
  const said = Object.entries(errors).map(([name, { key }]) => `${name}: ${key}`);
  expect([...said, ...(message ? [message.key] : [])]).toEqual([expected]);
  expect(isOutdated).toBe(outdated);
});

// FAULTS F123.
eachRow([
  ['unanswered', 'waitlist.unchecked'],
  ['closed', 'captcha.closed'],
  ['expired', 'captcha.expired'],
  ['blocked', 'captcha.blocked'],
  ['failed', 'captcha.failed'],
  ['unconfigured', 'captcha.failed'],
])('a captcha that is %s says %s', (reason, key) => {
  expect(joinCaptchaProblem(reason)).toEqual({ errors: {}, message: { key }, isOutdated: false });
});
