import type { EmailCriteria, EmailField, EmailType, SearchRequest } from '../../contract';
import type { TableView } from '../table';
import { registrationStatuses } from './values';

/** Campaigns on a page. 002 §9 Email builder registration search count. */
export const emailsPerPage = 15;

export const emailTypes = ['SCHEDULED', 'REGISTRATION'] as const satisfies readonly EmailType[];
/** As the list names them: what is switched off goes out under no status. */
const criteriaOf = {
  DRAFT: { status: 'DRAFT' },
  SCHEDULED: { status: 'SCHEDULED', enabled: true },
  ACTIVE: { status: 'ACTIVE', enabled: true },
  off: { enabled: false },
  SENT: { status: 'SENT' },
} as const satisfies Record<string, EmailCriteria>;
export const emailStatuses = ['DRAFT', 'SCHEDULED', 'ACTIVE', 'off', 'SENT'] as const;

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
      ...(status && criteriaOf[status]),
      ...(about && { registrationStatus: about }),
    },
    ...(field && { orders: { [field]: sort?.direction === 'descending' ? 'DESC' : 'ASC' } }),
  };
}
