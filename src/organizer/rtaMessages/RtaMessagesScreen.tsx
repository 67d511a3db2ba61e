'use client';
import { useState } from 'react';
import { useRtaMessages } from '../../hooks';
import { useEmailContext } from '../../hooks/organizer/emails/emails';
import type { EventScreenProps } from '../kit/page';
import { readingOf } from '../kit/record';
import { RtaMessagesView } from './RtaMessagesView';

/** Props of `RtaMessagesScreen`. @experimental */
export type RtaMessagesScreenProps = EventScreenProps;

/** The messages of an event’s app. 002 §7 Other, rta messages. */
export function RtaMessages({ accountId, eventId }: RtaMessagesScreenProps) {
  const scope = { accountId, eventId };
  const [page, setPage] = useState(1);
  const { messages, calls } = useRtaMessages(scope, page);
  const context = useEmailContext(scope);
  return (
    <RtaMessagesView
      {...readingOf(messages, context)}
      scope={scope}
      read={messages.data && context.data ? { ...messages.data, context: context.data } : null}
      page={page}
      onPageChange={setPage}
      calls={calls}
    />
  );
}
