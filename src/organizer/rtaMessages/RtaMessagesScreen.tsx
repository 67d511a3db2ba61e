'use client';
import { isNarrowed } from '../../domain';
import { rtaMessagesPerPage, visibleRtaMessages } from '../../domain/rtaMessages';
import { useRtaMessages } from '../../hooks';
import { useEmailContext } from '../../hooks/organizer/emails/emails';
import { rtaMessagesPerRead } from '../../hooks/organizer/rtaMessages/useRtaMessages';
import type { EventScreenProps, NewRequestProps } from '../kit/page';
import { readingOf } from '../kit/record';
import { useTableView, type ViewProps } from '../kit/table';
import { RtaMessagesView } from './RtaMessagesView';

/** Props of `RtaMessagesScreen`. @experimental */
export interface RtaMessagesScreenProps extends EventScreenProps, ViewProps, NewRequestProps {}

/** The messages of an event’s app: found, sent and deleted. 002 §7 Other, rta messages. */
export function RtaMessages(props: RtaMessagesScreenProps) {
  const { accountId, eventId, isNew, onNewOpened } = props;
  const scope = { accountId, eventId };
  const [view, onViewChange] = useTableView(props);
  const isPart = isNarrowed(view);
  const first = (view.page - 1) * rtaMessagesPerPage;
  // What is looked for is looked for in the newest 500.
  const { messages, calls } = useRtaMessages(scope, isPart ? 1 : Math.floor(first / rtaMessagesPerRead) + 1);
  const context = useEmailContext(scope);
  const found = messages.data && visibleRtaMessages(messages.data.items, view);
  const start = isPart ? first : first % rtaMessagesPerRead;
  return (
    <RtaMessagesView
      {...readingOf(messages, context)}
      scope={scope}
      read={
        messages.data && found && context.data
          ? {
              items: found.slice(start, start + rtaMessagesPerPage),
              total: isPart ? found.length : messages.data.total,
              context: context.data,
            }
          : null
      }
      view={view}
      onViewChange={onViewChange}
      calls={calls}
      isNew={isNew}
      onNewOpened={onNewOpened}
    />
  );
}
