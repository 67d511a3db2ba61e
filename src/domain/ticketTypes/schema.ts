import { array, boolean, mixed, number, object, string, type AnyObject, type TestContext } from 'yup';
import type { TicketAvailability, TicketAvailabilityEnd } from '../../contract';
import { isDay } from '../time/days';
import { momentOf } from '../time/eventTime';
import { deriveTicketType } from './derive';
import type { FeeSchedule } from './fees';
import { saleEndOf, type OtherTicketType, type SaleEvent } from './sale';
import type { TicketTypeValues } from './values';
import { waitForEver } from './waiting';

/** 001 §9 Limits. */
export const ticketTypeLimits = { name: 80, ledgerCode: 50, description: 2_000 } as const;

/** What the rules look at besides the values. @public */
export interface TicketTypeRules {
  /** The type's own id; '' of a new one. Default: ''. */
  id?: string;
  /** Ends of sales are compared only with an event. */
  event?: SaleEvent;
  /** What the platform takes. Nothing when absent. */
  fees?: FeeSchedule;
  /** Tickets sold or held: there can't be fewer. Default: 0. */
  taken?: number;
  /** The platform set no limit, which an empty quantity keeps. Default: false. */
  isUnlimited?: boolean;
}

const problem = <Name extends string>(name: Name) => `organizer.ticketTypes.problem.${name}` as const;

const isWhole = (value: unknown, least: number) => Number.isSafeInteger(value) && (value as number) >= least;
const wholeFrom = (least: number, key: string) =>
  number()
    .nullable()
    .default(null)
    .transform((value: number) => (Number.isNaN(value) ? null : value))
    .test('whole', key, (value) => isWhole(value, least));
const minute = () => string().default('');
/** A date that must be given, and be one in the event's zone. */
const realMinute = (schema: ReturnType<typeof minute>, zone: string, required: string) =>
  schema
    .required(required)
    .test('real', problem('noSuchDate'), (value) => !value || momentOf(value, zone) !== null);
const oneOf = <T extends string>(first: T, ...more: T[]) =>
  mixed<T>()
    .oneOf([first, ...more])
    .default(first);

/** Form values as a test sees them. */
const valuesOf = ({ parent }: TestContext<AnyObject>) => parent as TicketTypeValues;

/**
 * Every rule of 001 §5 for one ticket type among the others of its event. Messages are i18n keys; each stands at the field that
 * is to be changed.
 * @public
 */
export function ticketTypeSchema(others: readonly OtherTicketType[], rules: TicketTypeRules = {}) {
  const { id = '', event, fees = {}, taken = 0, isUnlimited = false } = rules;
  const known = others.filter((other) => other.id !== id);
  const isKnown = (other: string | null | undefined) => known.some((type) => type.id === other);
  const zone = event?.timeZone ?? 'UTC';
  const endOf = (values: TicketTypeValues) => (event ? saleEndOf(values, event) : null);
  const waitsForEver = (values: TicketTypeValues) => waitForEver([...known, { ...values, id }]).has(id);

  return object({
    name: string()
      .trim()
      .default('')
      .required(problem('nameRequired'))
      .max(ticketTypeLimits.name, problem('nameTooLong')),
    ledgerCode: string().trim().default('').max(ticketTypeLimits.ledgerCode, problem('ledgerCodeTooLong')),
    description: string().default('').max(ticketTypeLimits.description, problem('descriptionTooLong')),
    quantity: number()
      .nullable()
      .default(null)
      .test('whole', problem('wholeNumber'), (value) => (isUnlimited && value === null) || isWhole(value, 1))
      .test('taken', problem('fewerThanTaken'), (value) => !isWhole(value, 1) || (value ?? 0) >= taken),
    price: wholeFrom(0, problem('price')).test('netIncome', problem('netIncome'), (_, context) => {
      const values = valuesOf(context);
      return !isWhole(values.price, 0) || deriveTicketType(values, { fees }).netIncome >= 0;
    }),
    // Beyond 0 and 100 it is clamped, not refused.
    absorbedFeePercent: number()
      .nullable()
      .default(null)
      .test('given', problem('percent'), (value) => Number.isFinite(value)),
    perOrderMin: wholeFrom(1, problem('wholeNumber')),
    perOrderMax: wholeFrom(1, problem('wholeNumber')).test(
      'orderly',
      problem('maxBelowMin'),
      (value, context) => !isWhole(value, 1) || (value ?? 0) >= (valuesOf(context).perOrderMin ?? 0),
    ),
    availability: oneOf<TicketAvailability>(
      ...(['immediate', 'dates', 'eventEnd', 'subsequent', 'ticketSelect'] as const),
    ),
    availabilityStartDate: minute()
      .when('availability', {
        is: 'dates',
        then: (schema) => realMinute(schema, zone, problem('startRequired')),
      })
      .test('orderly', problem('startAfterEnd'), (value, context) => {
        const values = valuesOf(context);
        const [start, end] = [momentOf(value || null, zone), endOf(values)];
        return values.availability !== 'dates' || start === null || end === null || start <= end;
      }),
    availabilityEnd: oneOf<TicketAvailabilityEnd>('eventEnd', 'dates', 'never').test(
      'bothAtEventEnd',
      problem('bothAtEventEnd'),
      (value, context) => value !== 'eventEnd' || valuesOf(context).availability !== 'eventEnd',
    ),
    availabilityEndDate: minute()
      .when('availabilityEnd', {
        is: 'dates',
        then: (schema) => realMinute(schema, zone, problem('endRequired')),
      })
      .test('afterEvent', problem('endBeforeEvent'), (_, context) => {
        const values = valuesOf(context);
        const end = endOf(values);
        return values.availability !== 'eventEnd' || !event || end === null || end >= event.end;
      }),
    subsequentClientId: minute().when('availability', {
      is: 'subsequent',
      then: (schema) =>
        schema
          .test('chosen', problem('ticketRequired'), isKnown)
          .test(
            'acyclic',
            problem('waitForEachOther'),
            (value, context) => !isKnown(value) || !waitsForEver(valuesOf(context)),
          )
          .test('endsBefore', problem('subsequentEnd'), (value, context) => {
            const before = known.find((type) => type.id === value);
            const first = before && event ? saleEndOf(before, event) : null;
            const end = endOf(valuesOf(context));
            // One whose sale never ends makes this one unavailable; that is allowed.
            return first === null || end === null || first < end;
          }),
    }),
    subsequentTicketSelect: array()
      .of(string().defined())
      .default([])
      .when('availability', {
        is: 'ticketSelect',
        then: (schema) =>
          schema
            .test('chosen', problem('ticketRequired'), (ids) => ids.length > 0 && ids.every(isKnown))
            .test(
              'acyclic',
              problem('waitForEachOther'),
              (ids, context) => !ids.every(isKnown) || !waitsForEver(valuesOf(context)),
            ),
      }),
    subsequentTicketSelectMax: number()
      .nullable()
      .default(null)
      .when('availability', {
        is: 'ticketSelect',
        then: (schema) => schema.test('whole', problem('wholeNumber'), (value) => isWhole(value, 1)),
      }),
    visibility: oneOf<TicketTypeValues['visibility']>('visible', 'dates').test(
      'some',
      problem('visibilityNone'),
      (value, context) => {
        const { visibilityStartChecked, visibilityEndChecked } = valuesOf(context);
        return value === 'visible' || visibilityStartChecked || visibilityEndChecked;
      },
    ),
    visibilityStartChecked: boolean().default(false),
    visibilityEndChecked: boolean().default(false),
    visibilityStartDate: minute().when(['visibility', 'visibilityStartChecked'], {
      is: isLimit,
      then: (schema) => realMinute(schema, zone, problem('dateRequired')),
    }),
    visibilityEndDate: minute()
      .when(['visibility', 'visibilityEndChecked'], {
        is: isLimit,
        then: (schema) => realMinute(schema, zone, problem('dateRequired')),
      })
      .test('orderly', problem('visibilityOrder'), (value, context) => {
        const { visibility, visibilityStartChecked, visibilityEndChecked, visibilityStartDate } =
          valuesOf(context);
        const counts = visibility === 'dates' && visibilityStartChecked && visibilityEndChecked;
        // Minutes are written so that the earlier one is the lesser text.
        return !counts || !value || !visibilityStartDate || value >= visibilityStartDate;
      }),
    saleMethod: oneOf<TicketTypeValues['saleMethod']>('online'),
    socialLift: boolean().default(false),
    displayRemaining: boolean().default(false),
    waitlist: boolean().default(false),
    admissionDay: string()
      .default('')
      .test('real', problem('noSuchDate'), (value) => !value || isDay(value)),
  });
}

const isLimit = (visibility: unknown, isChecked: unknown) => visibility === 'dates' && isChecked === true;
