import { object, string, type ObjectSchema } from 'yup';
import type { InviteRequest } from '../../contract';
import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';
import { isEmail } from '../text/email';
import { peopleIn } from '../text/people';

/** The contract's: people at once, and characters of a message. */
export const ticketInvitationLimits = { people: 500, message: 2_000 } as const;

/** Who is invited to get tickets, as a form has it. */
export interface TicketInvitationValues {
  /** See `peopleIn`. */
  people: string;
  message: string;
  promotionalCode: string;
}

const problem = <Name extends string>(name: Name) => `organizer.orders.invite.problem.${name}` as const;

/** The rules of an invitation to get tickets. Answers i18n keys. */
export const ticketInvitationSchema: ObjectSchema<TicketInvitationValues> = object({
  people: string()
    .default('')
    .defined()
    .test('some', 'organizer.members.error.people', (text) => peopleIn(text).length > 0)
    .test('addresses', problem('address'), (text) => peopleIn(text).every(({ email }) => isEmail(email)))
    .test('most', problem('tooMany'), (text) => peopleIn(text).length <= ticketInvitationLimits.people),
  message: string()
    .trim()
    .default('')
    .defined()
    .max(ticketInvitationLimits.message, 'organizer.tasks.problem.textTooLong'),
  promotionalCode: string().trim().default('').defined(),
});

/** What is asked of the backend. */
export const ticketInvitationRequest = (values: TicketInvitationValues): InviteRequest => ({
  people: peopleIn(values.people).map(({ email, ...name }) => ({ emailAddress: email, ...name })),
  ...(values.message && { message: values.message }),
  ...(values.promotionalCode && { promotionalCode: values.promotionalCode }),
});

/** Why nobody was invited, in words an organizer can act on. */
export function ticketInvitationProblem(failure: SaveFailure): SaveProblem {
  if (failure.isUncertain)
    return { message: { key: 'organizer.orders.invite.failed.uncertain' }, isUncertain: true };
  return failure.code === 4041
    ? { message: { key: 'organizer.orders.new.failed.code' } }
    : saveProblem(failure);
}
