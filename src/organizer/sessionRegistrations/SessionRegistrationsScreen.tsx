'use client';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { SessionRegistration } from '../../contract';
import { registrationFilterOf } from '../../domain/sessionRegistrations';
import { useWidgetBootstrap } from '../../hooks';
import { useSessionRegistrationCalls } from '../../hooks/organizer/sessionRegistrations/calls';
import {
  useRegistrableSessions,
  useSessionCounts,
  useSessionRegistrations,
} from '../../hooks/organizer/sessionRegistrations/registrations';
import { useListView } from '../kit/list';
import { ScreenNotFound } from '../kit/page';
import type { EventScreenProps } from '../kit/page/EventScreenProps';
import { readingOf } from '../kit/record';
import type { ViewProps } from '../kit/table';
import { RegisterDialog } from './RegisterDialog';
import { titleOf, type ListedSession } from './registrationColumns';
import { RegistrationNews, type News } from './RegistrationNews';
import { SendStatusDialog } from './SendStatusDialog';
import { SessionRegistrationsView, type SessionRegistrationsViewProps } from './SessionRegistrationsView';
import { UnregisterDialog } from './UnregisterDialog';
import { useBulkRegistrations } from './useBulkRegistrations';

/** Props of `SessionRegistrationsScreen`. @experimental */
export interface SessionRegistrationsScreenProps
  extends EventScreenProps, ViewProps, Pick<SessionRegistrationsViewProps, 'emailHref' | 'onNavigate'> {
  /** Rows a page. Default: 20. */
  pageSize?: number | undefined;
}

const noTimeZone = 'UTC';
const none: readonly never[] = [];
const noSessions: readonly ListedSession[] = [];

type RequestedDialog =
  | { at: 'register' }
  | { at: 'send' }
  | { at: 'unregister'; registration: SessionRegistration };

/** Who has a place in which session: registered, taken out and notified, one or many. 002 §7 Agenda. */
export function SessionRegistrations(props: SessionRegistrationsScreenProps) {
  const { accountId, eventId, pageSize = 20, emailHref, onNavigate } = props;
  const of = { accountId, eventId };
  const { searched, ...page } = useListView(props);
  const filter = registrationFilterOf(searched);
  const bootstrap = useWidgetBootstrap(eventId);
  const agenda = useRegistrableSessions(of);
  const ids = useMemo(() => agenda.data?.map(({ id }) => id), [agenda.data]);
  const counts = useSessionCounts(of, ids);
  const list = useSessionRegistrations(of, { ...filter, page: page.view.page, size: pageSize });
  const calls = useSessionRegistrationCalls(of);
  const [pending, setPending] = useState<RequestedDialog | null>(null);
  const [news, setNews] = useState<News | null>(null);
  const sessions = agenda.data ?? noSessions;
  const total = list.data?.total ?? 0;
  const bulk = useBulkRegistrations({
    of,
    calls,
    total,
    filter,
    sessions,
    page: list.data?.items ?? none,
    onNews: setNews,
  });
  const done = useRef<News>(null);
  const close = () => setPending(null);
  const finish = () => {
    setNews(done.current);
    close();
  };
  const openDialog = (next: RequestedDialog) => {
    setNews(null);
    setPending(next);
  };
  const onUnregister = useCallback(
    (registration: SessionRegistration) => openDialog({ at: 'unregister', registration }),
    [],
  );
  if (list.isUnknown || bootstrap.isUnknownEvent) return <ScreenNotFound />;
  const { sessionId } = filter;
  return (
    <>
      <SessionRegistrationsView
        {...page}
        {...readingOf(list)}
        total={total}
        sessions={sessions}
        emailHref={emailHref}
        onNavigate={onNavigate}
        onUnregister={onUnregister}
        registrations={list.data?.items ?? null}
        size={pageSize}
        timeZone={bootstrap.data?.event['time-zone-id'] ?? noTimeZone}
        counts={ids?.length === 0 ? none : (counts.data ?? null)}
        hasCountFailed={counts.isError || agenda.isError}
        isCounting={counts.isFetching || agenda.isFetching}
        onCountRetry={() => void (agenda.isError ? agenda : counts).refetch()}
        selection={bulk.selection}
        onSelectionChange={bulk.setSelection}
        bulkActions={bulk.actions}
        savedAs={`sessionRegistrations ${eventId}`}
        file={{ name: 'session-registrations', every: ({ signal }) => calls.every(filter, signal) }}
        onRegister={() => openDialog({ at: 'register' })}
        onSend={() => openDialog({ at: 'send' })}
        notice={<RegistrationNews news={news} onDismiss={() => setNews(null)} />}
      />
      {pending?.at === 'register' && (
        <RegisterDialog
          of={of}
          sessions={sessions}
          sessionId={sessionId}
          run={async (choices, sendEmail) => {
            const { registrations, emailed } = await calls.register(choices, sendEmail);
            done.current = { made: registrations.length, emailed };
          }}
          onDone={finish}
          onClose={close}
        />
      )}
      {pending?.at === 'send' && (
        <SendStatusDialog
          sessions={sessions}
          sessionId={sessionId}
          run={async ({ to, sessionIds }) => {
            const { emailed } = await calls.send({
              onlyUnsent: to === 'unsent',
              ...(sessionIds.length > 0 && { sessionIds }),
            });
            done.current = { emailed };
          }}
          onDone={finish}
          onClose={close}
        />
      )}
      {pending?.at === 'unregister' && (
        <UnregisterDialog
          name={pending.registration.attendeeName}
          session={titleOf(sessions, pending.registration.sessionId)}
          run={async (sendEmail) => {
            const { sessionId: from, ticketId, attendeeName: name } = pending.registration;
            const { promoted, emailed } = await calls.unregister({ sessionId: from, ticketId }, sendEmail);
            done.current = {
              emailed,
              gone: { name, session: titleOf(sessions, from) },
              ...(promoted && { promoted: promoted.attendeeName }),
            };
          }}
          onDone={finish}
          onClose={close}
        />
      )}
      {bulk.dialog}
    </>
  );
}
