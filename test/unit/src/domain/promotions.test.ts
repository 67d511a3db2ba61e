import { describe, expect, test } from 'vitest';
import {
  promotionBulkDefaults,
  promotionBulkSchema,
  promotionColumns,
  promotionRows,
  promotionDefaults,
  promotionDraft,
  promotionEmailSchema,
  promotionFilterOf,
  promotionGroupSchema,
  promotionLimits,
  promotionProblem,
  promotionSchema,
  promotionSheet,
  promotionValues,
  recipientsIn,
} from '../../../../src/domain/promotions';
import type { PromotionCode } from '../../../../src/contract';
import { wholeTable } from '../../../../src/domain';
import { eachRow } from '../../../eachRow';

const zone = 'America/New_York';
const promotion: PromotionCode = {
  id: 'p-1',
  code: 'LANTERN20',
  percentOff: 20,
  note: '',
  discountedTicketTypeIds: ['3002'],
  revealedTicketTypeIds: [],
  start: null,
  end: '2026-04-25T03:59:59.000Z',
  maxTickets: null,
  maxUses: 50,
  promotionGroupId: null,
  uses: 3,
  status: 'ACTIVE',
  lastEmailed: null,
  created: '2026-01-01T00:00:00.000Z',
  modified: '2026-01-02T00:00:00.000Z',
};

interface Checked {
  validate: (values: unknown, options: { abortEarly: false }) => Promise<unknown>;
}

/** What a schema finds wrong: field to message. */
async function wrongIn(schema: Checked, values: object): Promise<Record<string, unknown>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: unknown }[] };
    return Object.fromEntries(inner.map(({ path, message }) => [path, message]));
  }
}

describe('a promotion in its form', () => {
  test('is sent as it was read while nothing is changed, seconds included', () => {
    const values = promotionValues(promotion, zone);
    expect(values.end).toBe('2026-04-24 23:59');
    expect(promotionDraft(values, zone, promotion)).toEqual({
      code: 'LANTERN20',
      percentOff: 20,
      note: '',
      maxTickets: null,
      maxUses: 50,
      discountedTicketTypeIds: ['3002'],
      revealedTicketTypeIds: [],
      start: null,
      end: promotion.end,
      promotionGroupId: null,
    });
  });

  test('sends another end on the clocks of the event', () => {
    const values = { ...promotionValues(promotion, zone), end: '2026-04-30 12:00' };
    expect(promotionDraft(values, zone, promotion).end).toBe('2026-04-30T16:00:00.000Z');
  });

  test('sends its code in capitals', () => {
    expect(promotionDraft({ ...promotionDefaults, code: ' lantern-20 ', percentOff: 5 }, zone).code).toBe(
      'LANTERN-20',
    );
  });
});

describe('what may be saved', () => {
  const good = { ...promotionDefaults, code: 'SPRING', percentOff: 0 };
  const own = 'organizer.promotions.problem';
  const shared = 'organizer.ticketTypes.problem';

  eachRow([
    [{}, {}],
    [{ percentOff: 12.5, maxUses: 1, maxTickets: 1 }, {}],
    [{ code: '' }, { code: `${own}.codeRequired` }],
    [{ code: 'SPRING 20' }, { code: `${own}.codeLetters` }],
    [{ code: 'X'.repeat(41) }, { code: `${own}.codeTooLong` }],
    [{ percentOff: null }, { percentOff: `${shared}.percent` }],
    [{ percentOff: 101 }, { percentOff: `${shared}.percent` }],
    [{ percentOff: -1 }, { percentOff: `${shared}.percent` }],
    [{ maxUses: 0 }, { maxUses: `${shared}.wholeNumber` }],
    [{ maxTickets: 1.5 }, { maxTickets: `${shared}.wholeNumber` }],
    [{ note: 'x'.repeat(501) }, { note: `${own}.noteTooLong` }],
    // The clocks go from 2:00 to 3:00 there.
    [{ start: '2026-03-08 02:30' }, { start: `${shared}.noSuchDate` }],
    [{ start: '2026-05-01 10:00', end: '2026-05-01 10:00' }, { end: `${own}.endBeforeStart` }],
    [{ start: '2026-05-01 10:00', end: '2026-05-01 10:01' }, {}],
  ])('%j: %j', async (change, wrong) => {
    expect(await wrongIn(promotionSchema(zone), { ...good, ...change })).toEqual(wrong);
  });

  eachRow([
    [{ percentOff: 5 }, {}],
    [{ percentOff: 5, bulkQuantity: 5_000, prefix: 'vip_' }, {}],
    [{ percentOff: 5, bulkQuantity: 5_001 }, { bulkQuantity: `${own}.bulkQuantity` }],
    [{ percentOff: 5, bulkQuantity: null }, { bulkQuantity: `${own}.bulkQuantity` }],
    [{ percentOff: 5, prefix: 'a b' }, { prefix: `${own}.codeLetters` }],
    [{ percentOff: 5, prefix: 'x'.repeat(21) }, { prefix: `${own}.prefixTooLong` }],
  ])('many at once, %j: %j', async (change, wrong) => {
    expect(await wrongIn(promotionBulkSchema(zone), { ...promotionBulkDefaults, ...change })).toEqual(wrong);
  });

  test('a group has a name of its own, in any case', async () => {
    const schema = promotionGroupSchema(['Partners']);
    expect(await wrongIn(schema, { name: 'Press', description: '' })).toEqual({});
    expect(await wrongIn(schema, { name: ' partners ', description: '' })).toEqual({
      name: `${own}.groupNameTaken`,
    });
    expect(await wrongIn(schema, { name: ' ', description: '' })).toEqual({ name: `${own}.groupName` });
  });

  test('recipients are listed as people list them, each once', () => {
    expect(recipientsIn('amara@example.com, bo@example.com;\n AMARA@example.com  cy@example.com')).toEqual([
      'amara@example.com',
      'bo@example.com',
      'cy@example.com',
    ]);
  });

  test('an email needs people, a subject and words', async () => {
    const schema = promotionEmailSchema();
    expect(await wrongIn(schema, { recipients: ' ', subject: '', text: '' })).toEqual({
      recipients: `${own}.noRecipient`,
      subject: `${own}.subject`,
      text: `${own}.text`,
    });
    const letter = { subject: 'Hello', text: 'Your code' };
    expect(await wrongIn(schema, { ...letter, recipients: 'amara@example.com, bo@' })).toEqual({
      recipients: { key: `${own}.recipient`, values: { address: 'bo@' } },
    });
    const many = Array.from(
      { length: promotionLimits.recipients + 1 },
      (_, index) => `a${index}@example.com`,
    );
    expect(await wrongIn(schema, { ...letter, recipients: many.join('\n') })).toEqual({
      recipients: `${own}.tooManyRecipients`,
    });
  });
});

describe('why something was not done', () => {
  eachRow([
    ['save', { code: 4091 }, { message: { key: 'organizer.promotions.failed.codeUsed' }, field: 'code' }],
    ['delete', { code: 4091 }, { message: { key: 'organizer.promotions.failed.used' } }],
    [
      'send',
      { code: 4091, message: 'WINTER10 has ended.' },
      { message: { key: 'organizer.promotions.failed.notUsable', text: 'WINTER10 has ended.' } },
    ],
    [
      'other',
      { code: 0, isUncertain: true },
      { message: { key: 'organizer.promotions.failed.uncertain' }, isUncertain: true },
    ],
    [
      'save',
      { code: 0, isUncertain: true },
      { message: { key: 'organizer.kit.form.failed.network' }, isUncertain: true },
    ],
    ['delete', { code: 4046 }, { message: { key: 'organizer.kit.form.failed.gone' } }],
  ] as const)('%s %j', (step, failure, problem) => {
    expect(promotionProblem(step)(failure)).toEqual(problem);
  });
});

test('a view of the list asks for what it shows; what an address makes up is left out', () => {
  const view = { ...wholeTable, search: ' lan ', filters: { status: 'USED_UP', group: 'group-press' } };
  expect(promotionFilterOf(view)).toEqual({
    search: 'lan',
    status: 'USED_UP',
    promotionGroupId: 'group-press',
  });
  expect(promotionFilterOf({ ...wholeTable, filters: { status: 'GONE' } })).toEqual({});
});

describe('lines of a file', () => {
  const rules = {
    timeZone: 'America/New_York',
    ticketTypes: [
      { id: '3001', name: 'Early Bird' },
      { id: '3002', name: 'Dinner; with wine' },
      { id: '3003', name: 'Workshop' },
      { id: '3004', name: 'workshop ' },
    ],
  };
  const spring = { code: 'SPRING', percentOff: '20' };
  const checked = (cells: Record<string, string>) => promotionRows([{ line: 2, cells }], rules)[0];

  eachRow([
    [{}, {}],
    [{ code: 'spring' }, { code: 'spring' }],
    [{ percentOff: '20 %' }, { percentOff: '20' }],
    [{ discountedTicketTypeIds: '3001; 3002' }, { discountedTicketTypeIds: '3001;3002' }],
    [{ discountedTicketTypeIds: 'early bird;3003' }, { discountedTicketTypeIds: '3001;3003' }],
    [{ revealedTicketTypeIds: 'Dinner; with wine' }, { revealedTicketTypeIds: '3002' }],
    [{ end: '2026-05-01T00:00:00-04:00' }, { end: '2026-05-01T00:00:00-04:00' }],
    [{ start: '2026-05-01 9:00' }, { start: '2026-05-01T13:00:00.000Z' }],
    [
      { maxUses: '100', note: 'Pier walk' },
      { maxUses: '100', note: 'Pier walk' },
    ],
  ])('%j is sent as %j', (cells, sent) => {
    expect(checked({ ...spring, ...cells })).toMatchObject({ line: 2, row: { ...spring, ...sent } });
  });

  eachRow([
    [{ code: '' }, 'code'],
    [{ code: 'SPRING 20' }, 'code'],
    [{ code: 'X'.repeat(41) }, 'code'],
    [{ percentOff: '' }, 'percentOff'],
    [{ percentOff: '20,5' }, 'percentOff'],
    [{ percentOff: '101' }, 'percentOff'],
    [{ revealedTicketTypeIds: '9' }, 'revealedTicketTypeIds'],
    [{ discountedTicketTypeIds: 'Early Bird; Late Bird' }, 'discountedTicketTypeIds'],
    [{ discountedTicketTypeIds: 'Workshop' }, 'discountedTicketTypeIds'],
    [{ start: '05/01/2026' }, 'start'],
    [{ start: '2026-02-30 09:00' }, 'start'],
    [{ start: '2026-05-01T00:00:00Z', end: '2026-05-01T00:00:00Z' }, 'end'],
    [{ start: '2026-05-01T14:00:00Z', end: '2026-05-01 09:30' }, 'end'],
    [{ maxUses: '0' }, 'maxUses'],
    [{ maxTickets: 'many' }, 'maxTickets'],
    [{ note: 'x'.repeat(501) }, 'note'],
  ])('%j is refused for %s', (cells, field) => {
    expect(checked({ ...spring, ...cells })).toMatchObject({ line: 2, field });
  });

  test('of a name that two ticket types have nobody knows which is meant', () => {
    expect(checked({ ...spring, discountedTicketTypeIds: 'Workshop' })).toMatchObject({
      message: { key: 'organizer.kit.import.ambiguous' },
    });
  });

  test('the second of two like codes is the one that is wrong', () => {
    const lines = ['spring', 'SPRING'].map((code, index) => ({
      line: index + 2,
      cells: { code, percentOff: '5' },
    }));
    expect(promotionRows(lines, rules)).toMatchObject([
      { line: 2, row: { code: 'spring' } },
      { line: 3, field: 'code', message: { key: 'organizer.promotions.problem.codeTwice' } },
    ]);
  });

  test('an exported file begins with the columns an imported one may have', () => {
    const [names, row] = promotionSheet([{ ...promotion, discountedTicketTypeIds: ['3001', '3002'] }]);
    expect(names?.slice(0, promotionColumns.length)).toEqual(promotionColumns.map(({ id }) => id));
    expect(row).toEqual(['LANTERN20', 20, '3001;3002', '', null, promotion.end, null, 50, '', 3, 'ACTIVE']);
  });
});
