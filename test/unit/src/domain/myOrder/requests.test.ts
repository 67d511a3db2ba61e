import { expect, it } from 'vitest';
import { wholeTable } from '../../../../../src/domain';
import { canApprove, decisionSchema, requestFilterOf } from '../../../../../src/domain/myOrder/requests';
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
  ['an open one', 'open', null, true],
  ['one of a paid order', 'open', 'paid', false],
  ['a decided one', 'declined', null, false],
] as const)('%s can be approved: %4$s', (_, status, obstacle, expected) => {
  expect(canApprove({ status, obstacle })).toBe(expected);
});

it('a note has 1,000 characters at most, without the room around it', async () => {
  const schema = decisionSchema();
  await expect(schema.validate({ note: ` ${'x'.repeat(1_000)} ` })).resolves.toEqual({
    note: 'x'.repeat(1_000),
  });
  await expect(schema.validate({ note: 'x'.repeat(1_001) })).rejects.toThrow('organizer.myOrder.noteTooLong');
});
