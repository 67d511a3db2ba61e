import { object, string, type AnyObject, type ObjectSchema, type TestContext } from 'yup';
import { safeUrl } from '../links/safeUrl';
import { momentOf } from '../time/eventTime';
import type { EventValues } from './values';

const text = () => string().default('').defined();

/** Form values as a test sees them. */
const valuesOf = ({ parent }: TestContext<AnyObject>) => parent as EventValues;

/** A date that must be given, and be one on the clocks of the event's zone; without a zone nobody can say. */
const realMinute = (required: string) =>
  text()
    .required(required)
    .test('real', 'organizer.ticketTypes.problem.noSuchDate', (value, context) => {
      const { timeZone } = valuesOf(context);
      return !isZone(timeZone) || momentOf(value, timeZone) !== null;
    });

/** An https address, or nothing. */
const address = () =>
  text().test('https', 'organizer.sharing.error.url', (value) => {
    const isNone = value.trim() === '';
    return isNone || (safeUrl(value, { allow: ['https:'] })?.startsWith('https:') ?? false);
  });

/** What an event must have: a name, and an end after its start. 002 §3, §7 Events. Answers i18n keys. */
export const eventSchema: ObjectSchema<EventValues> = object({
  name: text().trim().required('organizer.events.event.error.nameRequired'),
  picture: address(),
  start: realMinute('organizer.ticketTypes.problem.startRequired'),
  end: realMinute('organizer.ticketTypes.problem.endRequired').test(
    'after',
    'organizer.events.event.error.endNotAfterStart',
    (value, context) => {
      const { start, timeZone } = valuesOf(context);
      if (!isZone(timeZone)) return true;
      const [from, to] = [momentOf(start, timeZone), momentOf(value, timeZone)];
      return from === null || to === null || to > from;
    },
  ),
  timeZone: text().test('zone', 'organizer.kit.form.zone.invalid', isZone),
  venueName: text(),
  venueAddress: text(),
  city: text(),
});

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
