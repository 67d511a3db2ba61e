import { bool, mixed, object, string, type AnyObject, type ObjectSchema, type TestContext } from 'yup';
import { momentOf } from '../../time/eventTime';
import type { SessionRegistrationSettingsValues } from './values';

/** What the backend would refuse. Messages are i18n keys. `timeZone` is the event's. */
export const sessionRegistrationSettingsSchema = (
  timeZone: string,
): ObjectSchema<SessionRegistrationSettingsValues> => {
  const minute = () =>
    string()
      .default('')
      .test('real', 'organizer.ticketTypes.problem.noSuchDate', (value) =>
        value === '' ? true : momentOf(value, timeZone) !== null,
      );
  return object({
    enabled: bool().required(),
    allowOverlap: bool().required(),
    waitlist: bool().required(),
    opens: minute(),
    closes: minute().test(
      'after',
      'organizer.sessionRegistrations.settings.closesNotAfter',
      (value, context) => {
        const { opens } = valuesOf(context);
        const [from, to] = [momentOf(opens, timeZone), momentOf(value, timeZone)];
        return from === null || to === null || to > from;
      },
    ),
    maxSessions: mixed<number>()
      .nullable()
      .default(null)
      .test('count', 'organizer.registrationForm.mostInvalid', (most) =>
        most === null ? true : Number.isInteger(most) && most > 0,
      ),
    rules: mixed<Record<string, string[]>>().required(),
  });
};

const valuesOf = ({ parent }: TestContext<AnyObject>) => parent as SessionRegistrationSettingsValues;
