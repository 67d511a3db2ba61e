import { expect, it } from 'vitest';
import { wholeTable } from '../../../../../src/domain';
import {
  decisionObstacle,
  decisionSchema,
  requestFilterOf,
  requestProblem,
} from '../../../../../src/domain/myOrder/requests';
import { eachRow } from '../../../../eachRow';

it('requests are looked for by words, status and kind; what is none of them is left out', () => {
  const filters = { status: 'open', kind: 'transfer' };
  expect(requestFilterOf({ ...wholeTable, search: ' amara ', filters })).toEqual({
    search: 'amara',
    ...filters,
  });
  expect(requestFilterOf({ ...wholeTable, filters: { status: 'gone', kind: 'refund' } })).toEqual({});
});

eachRow([
  ['an open one is approved', 'open', null, 'approved', null],
  ['one of a paid order is not approved', 'open', 'paid', 'approved', 'paid'],
  ['one of a paid order is declined', 'open', 'paid', 'declined', null],
  ['a decided one is not decided again', 'declined', null, 'approved', 'decided'],
  ['one of a canceled order is not declined', 'closed', null, 'declined', 'decided'],
] as const)('%s', (_, status, obstacle, decision, expected) => {
  expect(decisionObstacle({ status, obstacle }, decision)).toBe(expected);
});

eachRow([
  ['decided, changed or closed meanwhile', { code: 4090 }, 'organizer.myOrder.bulk.overtaken'],
  ['its order stays as it is', { code: 4051 }, 'organizer.orders.order.failed.hasTicket'],
  ['no answer', { code: 4090, isUncertain: true }, 'organizer.orders.order.failed.uncertainText'],
] as const)('why one of several was not decided: %s', (_, failure, key) => {
  expect(requestProblem({ isUncertain: false, ...failure }).message.key).toBe(key);
});

it('a note has 1,000 characters at most, without the room around it', async () => {
  const schema = decisionSchema();
  await expect(schema.validate({ note: ` ${'x'.repeat(1_000)} ` })).resolves.toEqual({
    note: 'x'.repeat(1_000),
  });
  await expect(schema.validate({ note: 'x'.repeat(1_001) })).rejects.toThrow('organizer.myOrder.noteTooLong');
});
