import { expect } from 'vitest';
import { withMoney, type Money } from '../../../../../src/hooks/order/withMoney';
import { eachRow } from '../../../../eachRow';

const nothing: Money = {
  method: 'stripe',
  isCharged: false,
  isUnknown: false,
  isUnsaved: false,
  isExpired: false,
};
const detailFor = (known: Partial<Money>) => {
  const problem = { message: { key: 'error.default' }, showFor: 20_000 };
  const event = withMoney({ type: 'refused', problem }, { ...nothing, ...known });
  return event.type === 'refused' ? event.problem.detail?.key : undefined;
};

eachRow([
  ['nothing was taken', {}, 'payment.money.notCharged'],
  [
    'F78: the order is not there, and nobody knows of the money',
    { isUnsaved: true },
    'payment.money.notSaved',
  ],
  ['F78: an earlier try may have taken it', { isUnknown: true }, 'payment.money.notSaved'],
  ['F78: … and the tickets are gone', { isUnknown: true, isExpired: true }, 'payment.money.unsure'],
  ['it was taken', { isCharged: true }, 'payment.money.charged'],
  ['it was taken, and the tickets are gone', { isCharged: true, isExpired: true }, 'payment.money.late'],
  ['nothing is paid', { method: 'free' as const }, undefined],
])('what a refused save says of the money where %s', (_, known, detail) => {
  expect(detailFor(known)).toBe(detail);
});
