import type { EmailCampaign, EmailContext, RegistrationStatus } from '../../contract';
import type { EmailValues } from './values';

/** Who gets an email, as far as the context knows. */
export interface EmailAudience {
  /** Whose ticket stands so, or comes to stand so. */
  statuses: RegistrationStatus[];
  /** Names of the types they have a ticket of; of any when empty. */
  ticketTypes: string[];
  /** At most so many people: somebody with two tickets may stand in two groups, and types narrow it further. */
  most: number;
}

type Chosen = Pick<EmailValues, 'registrationStatus' | 'registrationStatuses' | 'ticketTypeIds'>;

/** Whom a filter chooses. 002 §3 audienceFilter. */
export function emailAudience(
  { type }: Pick<EmailCampaign, 'type'>,
  { registrationStatus, registrationStatuses, ticketTypeIds }: Chosen,
  context: Pick<EmailContext, 'ticketTypes' | 'registrationStatuses'>,
): EmailAudience {
  const statuses = type === 'REGISTRATION' ? [registrationStatus] : registrationStatuses;
  return {
    statuses,
    ticketTypes: context.ticketTypes.filter(({ id }) => ticketTypeIds.includes(id)).map(({ name }) => name),
    most: statuses.reduce((sum, status) => sum + countOf(context, status), 0),
  };
}

/** How many people's tickets stand so. */
export const countOf = (
  { registrationStatuses }: Pick<EmailContext, 'registrationStatuses'>,
  status: RegistrationStatus,
): number => registrationStatuses.find((each) => each.registrationStatus === status)?.count ?? 0;
