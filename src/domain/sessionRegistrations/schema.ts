import { array, bool, object, string, type ObjectSchema } from 'yup';

const problem = <Name extends string>(name: Name) => `organizer.sessionRegistrations.${name}` as const;

const ids = () => array().of(string().required()).required();
const some = (message: string) => ids().min(1, message);

/** Tickets that are to have places. */
export interface RegisterValues {
  sessionIds: string[];
  ticketIds: string[];
  /** Wait where a session is full. */
  waitlist: boolean;
  /** Notify the attendees. */
  sendEmail: boolean;
}

/** Messages of all these are i18n keys. */
export const registerSchema = (): ObjectSchema<RegisterValues> =>
  object({
    sessionIds: some(problem('chooseSession')),
    ticketIds: some(problem('chooseTicket')),
    waitlist: bool().required(),
    sendEmail: bool().required(),
  });

/** Sessions that tickets are added to. */
export type AddValues = Pick<RegisterValues, 'sessionIds' | 'waitlist'>;

export const addSchema = (): ObjectSchema<AddValues> =>
  object({ sessionIds: some(problem('chooseSession')), waitlist: bool().required() });

/** Who is notified of the status of their sessions. */
export interface SendValues {
  to: 'unsent' | 'everybody';
  /** Only attendees of these; of all when empty. */
  sessionIds: string[];
}

export const sendSchema = (): ObjectSchema<SendValues> =>
  object({
    to: string()
      .oneOf(['unsent', 'everybody'] as const)
      .required(),
    sessionIds: ids(),
  });
