import type { RtaMessage } from '../../contract';
import type { TableView } from '../table';
import { findByQuery } from '../text/findByQuery';

export const rtaMessagesPerPage = 20;

/** What messages can be filtered by, as a view names it. */
export const rtaFilterIds = { type: 'type' } as const;

/** Those that a view looks for, by what they say and who sent them. One for any ticket type was for each of them. */
export function visibleRtaMessages(
  messages: readonly RtaMessage[],
  { search, filters }: Pick<TableView, 'search' | 'filters'>,
): readonly RtaMessage[] {
  const type = filters[rtaFilterIds.type];
  const isFor = ({ audienceFilter: { ticketTypeIds = [] } }: RtaMessage) =>
    type === undefined || ticketTypeIds.length === 0 || ticketTypeIds.includes(type);
  return findByQuery(
    messages.filter(isFor),
    search,
    ({ title, text, sentBy }) => `${title} ${text} ${sentBy}`,
  );
}
