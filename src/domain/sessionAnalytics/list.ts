import type {
  getAttendeeAnalytics,
  getCompanyAnalytics,
  getSessionAnalytics,
  listSessionFeedback,
  Query,
} from '../../contract';
import type { TableSort, TableView } from '../table';

/** Rows a page, as the contract has it. */
export const analyticsPageSize = 25;
/** 002 §9. */
export const feedbackPageSize = 8;

/** What a person looks at: each is a list of its own. */
export const analyticsParts = ['sessions', 'companies', 'attendees'] as const;
/** One of the lists. @experimental */
export type AnalyticsPart = (typeof analyticsParts)[number];

type Field<Request extends { orderBy?: string }> = NonNullable<Request['orderBy']>;
type SessionQuery = Query<typeof getSessionAnalytics>;
type CompanyQuery = Query<typeof getCompanyAnalytics>;
type AttendeeQuery = Query<typeof getAttendeeAnalytics>;
type FeedbackQuery = Query<typeof listSessionFeedback>;

/** What each list can be sorted by; the first one where nothing else is said. */
const sessionFields = [
  'start',
  'title',
  'registered',
  'attended',
  'minutes',
  'averageRate',
] as const satisfies readonly Field<SessionQuery>[];
const companyFields = [
  'company',
  'attendees',
  'registrations',
  'sessionsAttended',
  'minutes',
] as const satisfies readonly Field<CompanyQuery>[];
const attendeeFields = [
  'attendeeName',
  'registrations',
  'sessionsAttended',
  'minutes',
  'chatMessages',
] as const satisfies readonly Field<AttendeeQuery>[];
const feedbackFields = ['rate', 'createdDate'] as const satisfies readonly NonNullable<
  FeedbackQuery['sort']
>[];

interface Sorted<Name extends string> {
  column: Name;
  direction: TableSort['direction'];
}

/** What an address says and nobody can sort by is as if it said nothing. */
const sortedBy = <Name extends string>(
  fields: readonly [Name, ...Name[]],
  sort: TableView['sort'],
): Sorted<Name> => {
  const column = fields.find((field) => field === sort?.column);
  return column === undefined || !sort
    ? { column: fields[0], direction: 'ascending' }
    : { column, direction: sort.direction };
};

const stretch = <Name extends string>(
  fields: readonly [Name, ...Name[]],
  { page, sort }: Pick<TableView, 'page' | 'sort'>,
  limit: number,
) => {
  const { column, direction } = sortedBy(fields, sort);
  return {
    offset: (page - 1) * limit,
    limit,
    orderBy: column,
    sortOrder: direction === 'descending' ? ('DESC' as const) : ('ASC' as const),
  };
};

/** What a view of the sessions asks for: by start unless a column is chosen. */
export const sessionAnalyticsQuery = (view: TableView, limit: number): SessionQuery =>
  stretch(sessionFields, view, limit);

/** What a view of the companies asks for: by name unless a column is chosen. */
export const companyAnalyticsQuery = (view: TableView, limit: number): CompanyQuery =>
  stretch(companyFields, view, limit);

/** What a view of the attendees asks for: by name unless a column is chosen. */
export const attendeeAnalyticsQuery = (view: TableView, limit: number): AttendeeQuery =>
  stretch(attendeeFields, view, limit);

/** What a view of a session's feedback asks for: the lowest rate first unless a column is chosen. 002 §7 Agenda. */
export function feedbackQuery(view: TableView, sessionId: string): FeedbackQuery {
  const { column, direction } = sortedBy(feedbackFields, view.sort);
  return { sessionId, page: view.page - 1, pageSize: feedbackPageSize, sort: column, order: direction };
}

const fieldsOf = { sessions: sessionFields, companies: companyFields, attendees: attendeeFields } as const;

/** The view with the order it is read in, for its column heads. */
export const sortedAnalytics = (part: AnalyticsPart, view: TableView): TableView => ({
  ...view,
  sort: sortedBy<string>(fieldsOf[part], view.sort),
});

/** The same of a session's feedback. */
export const sortedFeedback = (view: TableView): TableView => ({
  ...view,
  sort: sortedBy<string>(feedbackFields, view.sort),
});
