import { number, object, string, type ObjectSchema } from 'yup';
import type { RegistrationGoal } from '../../contract';
import { instantOf, minuteOf, momentOf } from '../time/eventTime';

/** A goal as its form has it. */
export interface GoalValues {
  /** `null` for none. */
  goal: number | null;
  /** `YYYY-MM-DD HH:mm` on the event's clocks; '' is the start of the event. */
  deadline: string;
}

export const goalValues = (
  { goal, deadline }: Pick<RegistrationGoal, 'goal' | 'deadline'>,
  timeZone: string,
): GoalValues => ({ goal, deadline: deadline === null ? '' : minuteOf(deadline, timeZone) });

/** Without a goal there is nothing due. */
export const goalDraft = (
  { goal, deadline }: GoalValues,
  timeZone: string,
): Pick<RegistrationGoal, 'goal' | 'deadline'> => ({
  goal,
  deadline: goal === null || deadline === '' ? null : instantOf(deadline, timeZone),
});

/** Where an event stands: without a goal, on its way to it, there, or too late. */
export type GoalStanding = 'none' | 'open' | 'reached' | 'missed';

export function goalStanding({
  goal,
  registrations,
  neededPerDay,
}: Pick<RegistrationGoal, 'goal' | 'registrations' | 'neededPerDay'>): GoalStanding {
  if (goal === null) return 'none';
  if (registrations >= goal) return 'reached';
  return neededPerDay === null ? 'missed' : 'open';
}

/** A goal and its deadline. Answers i18n keys. 002 §7 goals/registrations. */
export const goalSchema = (timeZone: string, now: () => number): ObjectSchema<GoalValues> =>
  object({
    goal: number()
      .nullable()
      .defined()
      .default(null)
      .test(
        'whole',
        'organizer.members.error.limit',
        (value) => value === null || (Number.isInteger(value) && value > 0),
      ),
    deadline: string()
      .default('')
      .defined()
      .test('date', (value, { parent, createError }) => {
        if (value === '' || (parent as GoalValues).goal === null) return true;
        const moment = momentOf(value, timeZone);
        if (moment === null) return createError({ message: 'organizer.ticketTypes.problem.noSuchDate' });
        return moment > now() || createError({ message: 'organizer.emails.error.dateOver' });
      }),
  });
