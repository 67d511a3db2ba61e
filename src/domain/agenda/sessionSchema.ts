import { array, boolean, mixed, number, object, string, type ObjectSchema } from 'yup';
import type { AgendaLocation, SessionKind, SessionStatus } from '../../contract';
import { momentOf } from '../time/eventTime';
import type { Message } from '../text/message';
import { sessionKinds, type SessionValues } from './session';
import { sessionStatuses } from './listing';

/** The contract's. */
export const maxTitleLength = 200;

/** What a session is checked against. */
export interface SessionRules {
  /** Of the event, IANA. */
  timeZone: string;
  /** Days of the event on its own clocks, `YYYY-MM-DD`. */
  firstDay: string;
  lastDay: string;
  locations: readonly AgendaLocation[];
  /** People registered for it. */
  registered: number;
}

const own = <Name extends string>(name: Name) => `organizer.agenda.error.${name}` as const;
const shared = <Name extends string>(name: Name) => `organizer.ticketTypes.problem.${name}` as const;

/** A key with what it says. The types of yup know texts only. */
const message = (key: string, values: Message['values']) => ({ key, values }) as unknown as string;

const ids = () => array().of(string().defined()).default([]).defined();

/** What the backend would refuse of a session by itself; messages are i18n keys. 002 §2 session edit. */
export function sessionSchema(rules: SessionRules): ObjectSchema<SessionValues> {
  const { timeZone, firstDay, lastDay, locations, registered } = rules;
  const minute = (required: string) =>
    string()
      .default('')
      .defined()
      .required(required)
      .test('real', shared('noSuchDate'), (value) => momentOf(value, timeZone) !== null);
  return object({
    title: string()
      .default('')
      .defined()
      .trim()
      .required(own('title'))
      .max(maxTitleLength, 'validation.answerTooLong'),
    description: string().default('').defined(),
    kind: mixed<SessionKind>().oneOf(sessionKinds).default('TALK').defined(),
    status: mixed<SessionStatus>().oneOf(sessionStatuses).default('DRAFT').defined(),
    start: minute(shared('startRequired'))
      .test('after', own('afterEvent'), (value) => value.slice(0, 10) <= lastDay)
      .test('before', own('before'), (value, { parent }) => {
        const { virtual } = parent as SessionValues;
        return virtual || value.slice(0, 10) >= firstDay;
      }),
    end: minute(shared('endRequired')).test(
      'orderly',
      'organizer.events.event.error.endNotAfterStart',
      (value, { parent }) => {
        const { start } = parent as SessionValues;
        const [from, to] = [momentOf(start, timeZone), momentOf(value, timeZone)];
        return from === null || to === null || to > from;
      },
    ),
    trackId: string().default('').defined(),
    locationId: string().default('').defined(),
    tagIds: ids(),
    speakerIds: ids(),
    capacity: number()
      .nullable()
      .default(null)
      .defined()
      .test('whole', own('whole'), isSeats)
      .test('room', (value, { parent, createError }) => {
        if (value === null) return true;
        if (value < registered)
          return createError({ message: message(own('registered'), { count: registered }) });
        const { locationId } = parent as SessionValues;
        const { name, capacity } = locations.find(({ id }) => id === locationId) ?? {};
        if (name === undefined || typeof capacity !== 'number' || value <= capacity) return true;
        return createError({ message: message(own('seats'), { name, count: capacity }) });
      }),
    virtual: boolean().default(false).defined(),
  });
}

/** A number of people; `null` for no limit. */
export const isSeats = (value: unknown): boolean =>
  value === null || (Number.isSafeInteger(value) && (value as number) >= 0);
