import { boolean, lazy, mixed, number, object, string, type AnyObject, type ObjectSchema } from 'yup';
import type { Message } from '../text/message';
import { isSeats } from './sessionSchema';
import { agendaLists, entriesInOrder, type AgendaList, type AgendaSettingsValues } from './settings';

/** The contract's. */
const maxEntryNameLength = 200;

const own = <Name extends string>(name: Name) => `organizer.agenda.error.${name}` as const;

/**
 * The rules of an agenda's settings, which yup's context has as `values`; messages are i18n keys. `seats` has the largest capacity at
 * each location. 002 §2 agenda tag management, agenda locations.
 */
export function agendaSettingsSchema(
  seats: Readonly<Record<string, number>>,
): ObjectSchema<AgendaSettingsValues> {
  const entries = (list: AgendaList, more: (key: string) => AnyObject = () => ({})) =>
    lazy((known: Record<string, unknown>) =>
      object(
        Object.fromEntries(
          Object.keys(known).map((key) => [key, object({ name: entryName(list, key), ...more(key) })]),
        ),
      ),
    );
  const on = () => boolean().default(false).defined();
  return object({
    published: on(),
    showSpeakers: on(),
    showLocations: on(),
    defaultView: mixed<AgendaSettingsValues['defaultView']>().oneOf(['LIST', 'GRID']).defined(),
    hourFormat: mixed<AgendaSettingsValues['hourFormat']>().oneOf(['12H', '24H']).defined(),
    order: mixed<AgendaSettingsValues['order']>().defined(),
    tracks: entries('tracks', () => ({
      color: string().default('').required('organizer.kit.form.colour.invalid'),
    })),
    locations: entries('locations', (key) => ({ capacity: seatsOf(seats[key] ?? 0) })),
    tags: entries('tags'),
  }) as unknown as ObjectSchema<AgendaSettingsValues>;
}

const entryName = (list: AgendaList, key: string) =>
  string()
    .default('')
    .trim()
    .required(own('itemName'))
    .max(maxEntryNameLength, 'validation.answerTooLong')
    .test('once', own('nameTwice'), (name, { options }) => {
      const form: unknown = options.context?.['values'];
      return !isForm(form) || !isTaken(form, list, key, name);
    });

const isForm = (value: unknown): value is AgendaSettingsValues =>
  typeof value === 'object' && value !== null && agendaLists.every((list) => list in value);

const folded = (name: string) => name.trim().toLowerCase();

/** Whether one before it in its list has its name: of two that are alike only one is wrong. */
function isTaken(values: AgendaSettingsValues, list: AgendaList, key: string, name: string): boolean {
  const entries = values[list];
  const keys = entriesInOrder(values.order[list], Object.keys(entries));
  return keys
    .slice(0, keys.indexOf(key))
    .some((other) => folded(entries[other]?.name ?? '') === folded(name));
}

const seatsOf = (needed: number) =>
  number()
    .nullable()
    .default(null)
    .test('whole', own('whole'), isSeats)
    .test('enough', (value, { createError }) => {
      if (value === null || value >= needed) return true;
      const message: Message = { key: own('seatsNeeded'), values: { count: needed } };
      return createError({ message: message as unknown as string });
    });
