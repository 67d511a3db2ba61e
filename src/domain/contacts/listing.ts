import type {
  ContactCriteria,
  ContactField,
  ContactGrouping,
  ContactSource,
  Direction,
} from '../../contract';
import { wholeTable, type TableView } from '../table';

/** How contacts came to be known, as filters list them. */
export const contactSources = [
  'REGISTRATION',
  'IMPORT',
  'MANUAL',
] as const satisfies readonly ContactSource[];

/** What contacts are counted by, in the order it is offered. */
export const contactGroupings = [
  'COMPANY',
  'COUNTRY',
  'SOURCE',
  'TAG',
] as const satisfies readonly ContactGrouping[];

const fields = ['NAME', 'EMAIL', 'COMPANY', 'CREATED', 'MODIFIED'] as const satisfies readonly ContactField[];

/** The filter that has each grouping's values. */
const filterOf = {
  COMPANY: 'company',
  COUNTRY: 'country',
  SOURCE: 'source',
  TAG: 'tag',
} as const satisfies Record<ContactGrouping, string>;

/** A filter of two answers; whatever else an address says is no answer. */
const isChosen = (value: string | undefined) => (value === 'yes' || value === 'no' ? value === 'yes' : null);

/** What a list's view looks for, as the backend is asked. 002 §7 contacts/search. */
export function contactCriteriaOf({ search, filters }: TableView): ContactCriteria {
  const query = search.trim();
  const { company, country, tag } = filters;
  const source = contactSources.find((one) => one === filters['source']);
  const unsubscribed = isChosen(filters['unsubscribed']);
  const withTicket = isChosen(filters['ticket']);
  return {
    ...(query !== '' && { search: query }),
    ...(company !== undefined && { company }),
    ...(country !== undefined && { countryCode: country }),
    ...(tag !== undefined && { tag }),
    ...(source && { source }),
    ...(unsubscribed !== null && { unsubscribed }),
    ...(withTicket !== null && { withTicket }),
  };
}

/** The order of a list's view; none: the backend's own, by name. */
export function contactOrdersOf({ sort }: TableView): Partial<Record<ContactField, Direction>> | undefined {
  const field = fields.find((one) => one === sort?.column);
  return field && { [field]: sort?.direction === 'descending' ? 'DESC' : 'ASC' };
}

/** The list of those in a group; `null` where they are those without a value, which no search finds. */
export const viewOfGroup = (groupBy: ContactGrouping, value: string): TableView | null =>
  value === '' ? null : { ...wholeTable, filters: { [filterOf[groupBy]]: value } };
