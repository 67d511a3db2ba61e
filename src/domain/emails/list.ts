import type { EmailCriteria, EmailField, EmailStatus, EmailType, SearchRequest } from '../../contract';
import type { TableView } from '../table';
import { registrationStatuses } from './values';

/** Campaigns on a page. 002 §9 Email builder registration search count. */
export const emailsPerPage = 15;

export const emailTypes = ['SCHEDULED', 'REGISTRATION'] as const satisfies readonly EmailType[];
export const emailStatuses = [
  'DRAFT',
  'SCHEDULED',
  'ACTIVE',
  'SENT',
] as const satisfies readonly EmailStatus[];

/** Column → field; the others can't be sorted by. */
const fields: Partial<Record<string, EmailField>> = {
  name: 'NAME',
  date: 'DATE',
  sent: 'SENT_COUNT',
  status: 'STATUS',
};

/** What a list of emails asks for; its filters are `type`, `status` and `about`. Filters that an address made up are left out. */
export function emailSearch({
  search,
  filters,
  sort,
  page,
}: TableView): SearchRequest<EmailCriteria, EmailField> {
  const query = search.trim();
  const type = emailTypes.find((each) => each === filters['type']);
  const status = emailStatuses.find((each) => each === filters['status']);
  const about = registrationStatuses.find((each) => each === filters['about']);
  const field = sort ? fields[sort.column] : undefined;
  return {
    page: page - 1,
    size: emailsPerPage,
    criteria: {
      ...(query !== '' && { search: query }),
      ...(type && { type }),
      ...(status && { status }),
      ...(about && { registrationStatus: about }),
    },
    ...(field && { orders: { [field]: sort?.direction === 'descending' ? 'DESC' : 'ASC' } }),
  };
}
