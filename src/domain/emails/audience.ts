import type { EmailCampaign, EmailContext, EventList, RegistrationStatus } from '../../contract';
import type { EmailValues } from './values';

/** Who gets an email, as far as the context knows. */
export interface EmailAudience {
  /** Whose ticket stands so, or comes to stand so. */
  statuses: RegistrationStatus[];
  /** Names of the types they have a ticket of; of any when empty. */
  ticketTypes: string[];
  /** Names of the lists they are on; everyone when empty. */
  lists: string[];
  /** Whether they were checked in. */
  checkIn: EmailValues['checkIn'];
  /** At most so many people: somebody with two tickets may stand in two groups, and types narrow it further. */
  most: number;
}

type Chosen = Pick<
  EmailValues,
  'registrationStatus' | 'registrationStatuses' | 'ticketTypeIds' | 'listIds' | 'checkIn'
>;

/** Whom a filter chooses; `known` are the event's lists as far as they are read. 002 §3 audienceFilter. */
export function emailAudience(
  { type }: Pick<EmailCampaign, 'type'>,
  { registrationStatus, registrationStatuses, ticketTypeIds, listIds, checkIn }: Chosen,
  context: Pick<EmailContext, 'ticketTypes' | 'registrationStatuses' | 'checkedIn'>,
  known: readonly EventList[],
): EmailAudience {
  const statuses = type === 'REGISTRATION' ? [registrationStatus] : registrationStatuses;
  const lists = known.filter(({ id }) => listIds.includes(id));
  const inStatuses = statuses.reduce((sum, status) => sum + countOf(context, status), 0);
  const onLists = lists.reduce((sum, { size }) => sum + size, 0);
  return {
    statuses,
    ticketTypes: context.ticketTypes.filter(({ id }) => ticketTypeIds.includes(id)).map(({ name }) => name),
    lists: lists.map(({ name }) => name),
    checkIn,
    most: Math.min(
      inStatuses,
      lists.length > 0 ? onLists : Infinity,
      checkIn === 'YES' ? context.checkedIn : Infinity,
    ),
  };
}

/** How many people's tickets stand so. */
export const countOf = (
  { registrationStatuses }: Pick<EmailContext, 'registrationStatuses'>,
  status: RegistrationStatus,
): number => registrationStatuses.find((each) => each.registrationStatus === status)?.count ?? 0;
