import { expect } from 'vitest';
import { myOrderProblem, type MyOrderFailure } from '../../../../../src/domain/myOrder';
import { eachRow } from '../../../../eachRow';

eachRow<[string, Partial<MyOrderFailure>, object]>([
  ['nothing answered', { answered: false }, { key: 'myOrder.failed.connection' }],
  ['no order has both', { code: 4045 }, { key: 'myOrder.notFound' }],
  ['the organizer switched it off', { code: 4003 }, { key: 'myOrder.failed.notAllowed' }],
  ['somebody else was faster', { code: 4090 }, { key: 'myOrder.failed.changed' }],
  ['the order is not in a state for it', { code: 4091 }, { key: 'myOrder.failed.notNow' }],
  [
    'it was tried too often',
    { code: 4029, status: 429, retryAfter: 2_000 },
    { key: 'error.wait', values: { count: 2 } },
  ],
  [
    'the address has a ticket',
    { code: 4051, message: 'a@b.co' },
    { key: 'error.alreadyAssigned', values: { message: 'a@b.co' } },
  ],
  ['the backend fell over', { status: 500 }, { key: 'error.default' }],
])('says why: %s', (_, failure, message) => {
  expect(myOrderProblem({ code: 0, answered: true, ...failure })).toMatchObject(message);
});
