import type { Poll, PollStatus } from '../../contract';
import type { TableView } from '../table';
import { findByQuery } from '../text/findByQuery';

/** In the order a poll goes through them. */
export const pollStatuses = ['DRAFT', 'OPEN', 'CLOSED'] as const satisfies readonly PollStatus[];

/** What a list of polls can be filtered by, as a view names it. */
export const pollFilterIds = { status: 'status' } as const;

/**
 * The polls that a view lets through: by words of question and options, and by status. In their order without words. A status of an
 * address that there is not is left out.
 */
export function visiblePolls(
  polls: readonly Poll[],
  { search, filters }: Pick<TableView, 'search' | 'filters'>,
): readonly Poll[] {
  const status = pollStatuses.find((each) => each === filters[pollFilterIds.status]);
  return findByQuery(
    status === undefined ? polls : polls.filter((poll) => poll.status === status),
    search,
    ({ question, options }) => [question, ...options.map(({ text }) => text)].join(' '),
  );
}
