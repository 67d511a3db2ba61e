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
  extends ViewProps, Pick<SessionRegistrationsViewProps, 'emailHref' | 'onNavigate'> {
  /** The organizer’s account. */
  accountId: string;
  /** The event. */
  eventId: string;
  /** Rows a page. Default: 20. */
  pageSize?: number | undefined;
}

const noTimeZone = 'UTC';
const none: readonly never[] = [];
const noSessions: readonly ListedSession[] = [];

type Asked = { at: 'register' } | { at: 'send' } | { at: 'unregister'; registration: SessionRegistration };

/** Who has a place in which session: registered, taken out and told, one or many. 002 §7 Agenda. */
export function SessionRegistrations(props: SessionRegistrationsScreenProps) {
  const { accountId, eventId, pageSize = 20, emailHref, onNavigate } = props;
  const of = { accountId, eventId };
  const { searched, ...shown } = useListView(props);
  const filter = registrationFilterOf(searched);
  const bootstrap = useWidgetBootstrap(eventId);
  const agenda = useRegistrableSessions(of);
  const ids = useMemo(() => agenda.data?.map(({ id }) => id), [agenda.data]);
  const counts = useSessionCounts(of, ids);
  const list = useSessionRegistrations(of, { ...filter, page: shown.view.page, size: pageSize });
  const calls = useSessionRegistrationCalls(of);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [news, setNews] = useState<News | null>(null);
  const sessions = agenda.data ?? noSessions;
  const total = list.data?.total ?? 0;
  const bulk = useBulkRegistrations({
    ...{ calls, total, filter, sessions },
    shown: list.data?.items ?? none,
    onNews: setNews,
  });
  const done = useRef<News>(null);
  const close = () => setAsked(null);
  const finish = () => {
    setNews(done.current);
    close();
  };
  const ask = (next: Asked) => {
    setNews(null);
    setAsked(next);
  };
  const onUnregister = useCallback(
    (registration: SessionRegistration) => ask({ at: 'unregister', registration }),
    [],
  );
  if (list.isUnknown || bootstrap.isUnknownEvent) return <ScreenNotFound />;
  const { sessionId } = filter;
  return (
    <>
      <SessionRegistrationsView
        {...shown}
        {...readingOf(list)}
        {...{ total, sessions, emailHref, onNavigate, onUnregister }}
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
        onRegister={() => ask({ at: 'register' })}
        onSend={() => ask({ at: 'send' })}
        notice={<RegistrationNews news={news} onDismiss={() => setNews(null)} />}
      />
      {asked?.at === 'register' && (
        <RegisterDialog
          {...{ eventId, sessions, sessionId }}
          run={async (choices, sendEmail) => {
            const { registrations, emailed } = await calls.register(choices, sendEmail);
            done.current = { made: registrations.length, emailed };
          }}
          onDone={finish}
          onClose={close}
        />
      )}
      {asked?.at === 'send' && (
        <SendStatusDialog
          {...{ sessions, sessionId }}
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
      {asked?.at === 'unregister' && (
        <UnregisterDialog
          name={asked.registration.attendeeName}
          session={titleOf(sessions, asked.registration.sessionId)}
          run={async (sendEmail) => {
            const { sessionId: from, ticketId, attendeeName: name } = asked.registration;
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
