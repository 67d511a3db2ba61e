import { ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import {
  ticketTypeDefaults,
  ticketTypeLimits,
  ticketTypeSchema,
  type OtherTicketType,
  type TicketTypeRules,
  type TicketTypeValues,
} from '../../../../../src/domain/ticketTypes';
import en from '../../../../../src/i18n/locales/organizer/en.json';
import { eachRow } from '../../../../eachRow';

const other = (id: string, change: Partial<OtherTicketType> = {}): OtherTicketType => ({
  id,
  name: `Type ${id}`,
  availability: 'immediate',
  availabilityEnd: 'dates',
  availabilityEndDate: '2026-03-20 23:59',
  subsequentClientId: null,
  subsequentTicketSelect: [],
  ...change,
});
const others = [
  other('early'),
  other('never', { availabilityEnd: 'never', availabilityEndDate: null }),
  other('afterThis', { availability: 'subsequent', subsequentClientId: 'this' }),
];
const rules: TicketTypeRules = {
  id: 'this',
  event: {
    timeZone: 'America/New_York',
    start: Date.parse('2026-05-14T13:00:00Z'),
    end: Date.parse('2026-05-15T22:00:00Z'),
  },
  fees: { feeConstant: 1_00 },
};

/** What is wrong, by field: the last part of the key. */
function problems(
  change: Partial<TicketTypeValues>,
  more: Partial<TicketTypeRules> = {},
): Record<string, string | undefined> {
  const values = { ...ticketTypeDefaults, name: 'Balcony', ...change };
  try {
    ticketTypeSchema(others, { ...rules, ...more }).validateSync(values, { abortEarly: false });
    return {};
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause;
    return Object.fromEntries(
      cause.inner.map(({ path = '', message }) => {
        expect(Object.keys(en)).toContain(message);
        return [path, message.split('.').at(-1)];
      }),
    );
  }
}

const from = (availabilityStartDate: string, availabilityEndDate: string) =>
  ({ availability: 'dates', availabilityEnd: 'dates', availabilityStartDate, availabilityEndDate }) as const;
const after = (subsequentClientId: string, availabilityEndDate = '2026-04-01 09:00') =>
  ({
    availability: 'subsequent',
    availabilityEnd: 'dates',
    subsequentClientId,
    availabilityEndDate,
  }) as const;
const withAny = (...subsequentTicketSelect: string[]) =>
  ({ availability: 'ticketSelect', subsequentTicketSelect }) as const;
const visible = (start: string | false, end: string | false) =>
  ({
    visibility: 'dates',
    visibilityStartChecked: start !== false,
    visibilityEndChecked: end !== false,
    visibilityStartDate: start || '',
    visibilityEndDate: end || '',
  }) as const;

describe('the rules of 001 §5', () => {
  it('find nothing wrong with the defaults but the name', () => {
    expect(problems({})).toEqual({});
    expect(problems({ name: '' })).toEqual({ name: 'nameRequired' });
  });

  eachRow<[Partial<TicketTypeValues>, Record<string, string>]>([
    [{ name: '   ' }, { name: 'nameRequired' }],
    [{ name: 'x'.repeat(ticketTypeLimits.name) }, {}],
    [{ name: 'x'.repeat(81) }, { name: 'nameTooLong' }],
    [{ ledgerCode: 'x'.repeat(50) }, {}],
    [{ ledgerCode: 'x'.repeat(51) }, { ledgerCode: 'ledgerCodeTooLong' }],
    [{ description: 'x'.repeat(2_000) }, {}],
    [{ description: 'x'.repeat(2_001) }, { description: 'descriptionTooLong' }],
    [{ quantity: null }, { quantity: 'wholeNumber' }],
    [{ quantity: 0 }, { quantity: 'wholeNumber' }],
    [{ quantity: 1.5 }, { quantity: 'wholeNumber' }],
    [{ quantity: 1 }, {}],
    [{ price: null }, { price: 'price' }],
    [{ price: -1 }, { price: 'price' }],
    [{ price: 0.5 }, { price: 'price' }],
    [{ price: 99 }, { price: 'netIncome' }],
    [{ price: 1_00 }, {}],
    [{ price: 99, absorbedFeePercent: 0 }, {}],
    [{ price: 49, absorbedFeePercent: 50 }, { price: 'netIncome' }],
    [{ price: 50, absorbedFeePercent: 50 }, {}],
    [{ absorbedFeePercent: null }, { absorbedFeePercent: 'percent' }],
    [{ absorbedFeePercent: 140 }, {}],
    [{ perOrderMin: null }, { perOrderMin: 'wholeNumber' }],
    [{ perOrderMin: 0 }, { perOrderMin: 'wholeNumber' }],
    [{ perOrderMax: null }, { perOrderMax: 'wholeNumber' }],
    [{ perOrderMax: 0 }, { perOrderMax: 'wholeNumber' }],
    [{ perOrderMin: 3, perOrderMax: 2 }, { perOrderMax: 'maxBelowMin' }],
    [{ perOrderMin: 3, perOrderMax: 3 }, {}],
    [{ subsequentTicketSelectMax: null }, {}],
    [{ ...withAny('early'), subsequentTicketSelectMax: null }, { subsequentTicketSelectMax: 'wholeNumber' }],
    [{ ...withAny('early'), subsequentTicketSelectMax: 0 }, { subsequentTicketSelectMax: 'wholeNumber' }],
    [{ ...withAny('early'), subsequentTicketSelectMax: 1 }, {}],
  ])('of %o find %o', (change, wrong) => expect(problems(change)).toEqual(wrong));

  eachRow<[string, Partial<TicketTypeValues>, Record<string, string>]>([
    ['a start is wanted', from('', '2026-04-01 09:00'), { availabilityStartDate: 'startRequired' }],
    ['an end is wanted', from('2026-04-01 09:00', ''), { availabilityEndDate: 'endRequired' }],
    [
      'an end before the start',
      from('2026-04-02 09:00', '2026-04-01 09:00'),
      { availabilityStartDate: 'startAfterEnd' },
    ],
    ['both at once', from('2026-04-01 09:00', '2026-04-01 09:00'), {}],
    [
      'a start after the event',
      { ...from('2026-06-01 09:00', ''), availabilityEnd: 'eventEnd' },
      { availabilityStartDate: 'startAfterEnd' },
    ],
    [
      'no such date',
      from('2026-02-30 09:00', ''),
      { availabilityStartDate: 'noSuchDate', availabilityEndDate: 'endRequired' },
    ],
    [
      'an hour left out in spring',
      from('2026-03-08 02:30', '2026-04-01 09:00'),
      { availabilityStartDate: 'noSuchDate' },
    ],
    ['a date that does not count', { availabilityStartDate: '2026-02-30 09:00' }, {}],
    ['start and end with the event', { availability: 'eventEnd' }, { availabilityEnd: 'bothAtEventEnd' }],
    ['after the event, for ever', { availability: 'eventEnd', availabilityEnd: 'never' }, {}],
    [
      'after the event, but not long enough',
      { ...from('', '2026-05-15 17:59'), availability: 'eventEnd' },
      { availabilityEndDate: 'endBeforeEvent' },
    ],
    ['after the event, until a date', { ...from('', '2026-05-15 18:00'), availability: 'eventEnd' }, {}],
    ['after no ticket', after(''), { subsequentClientId: 'ticketRequired' }],
    ['after itself', after('this'), { subsequentClientId: 'ticketRequired' }],
    ['after one that is gone', after('gone'), { subsequentClientId: 'ticketRequired' }],
    [
      'after one that ends later',
      after('early', '2026-03-20 23:59'),
      { subsequentClientId: 'subsequentEnd' },
    ],
    ['after one that ends before', after('early', '2026-03-21 00:00'), {}],
    ['after one that never ends', after('never'), {}],
    ['after one that waits for it', after('afterThis'), { subsequentClientId: 'waitForEachOther' }],
    ['with no ticket', withAny(), { subsequentTicketSelect: 'ticketRequired' }],
    ['with itself', withAny('early', 'this'), { subsequentTicketSelect: 'ticketRequired' }],
    ['with one that waits for it', withAny('afterThis'), { subsequentTicketSelect: 'waitForEachOther' }],
    ['with one of two that waits for it', withAny('afterThis', 'early'), {}],
    ['no date of visibility', visible(false, false), { visibility: 'visibilityNone' }],
    ['no date to hide until', visible('', false), { visibilityStartDate: 'dateRequired' }],
    ['no date to hide after', visible(false, ''), { visibilityEndDate: 'dateRequired' }],
    [
      'hidden after before it is hidden until',
      visible('2026-04-02 09:00', '2026-04-01 09:00'),
      { visibilityEndDate: 'visibilityOrder' },
    ],
    ['a time to be seen', visible('2026-04-01 09:00', '2026-04-02 09:00'), {}],
    ['dates without an effect', { ...visible('', ''), visibility: 'visible' }, {}],
  ])('know %s', (_, change, wrong) => {
    expect(problems(change)).toEqual(wrong);
  });

  it('let nobody have fewer tickets than are sold', () => {
    expect(problems({ quantity: 5 }, { taken: 6 })).toEqual({ quantity: 'fewerThanTaken' });
    expect(problems({ quantity: 6 }, { taken: 6 })).toEqual({});
  });

  it('let a type without a limit stay so', () => {
    expect(problems({ quantity: null }, { isUnlimited: true })).toEqual({});
  });

  it('work without an event, for a form that is not told of one', () => {
    const values = {
      ...ticketTypeDefaults,
      name: 'Balcony',
      ...from('2026-04-02 09:00', '2026-04-01 09:00'),
    };
    expect(ticketTypeSchema([]).isValidSync(values)).toBe(true);
  });
});
