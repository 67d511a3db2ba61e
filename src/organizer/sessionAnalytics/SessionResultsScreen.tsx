'use client';
import { useMemo } from 'react';
import type { SessionAnalytics } from '../../contract';
import { useSessionResults, useWidgetBootstrap } from '../../hooks';
import type { EventScope } from '../../hooks/organizer/resource/eventScope';
import { useT } from '../../i18n';
import { SessionTabs, type SessionPageLinks } from '../agenda';
import { ExportMenu } from '../kit/jobs/ExportMenu';
import { PageHeader, type BackLink, type EventScreenProps } from '../kit/page';
import { ScreenState } from '../kit/record';
import type { ViewProps } from '../kit/table';
import * as css from './analytics.css';
import { SessionFeedbackList } from './SessionFeedbackList';
import { SessionFigures } from './SessionFigures';
import { useAnalyticsExports } from './useAnalyticsExports';
import { useAnalyticsText } from './useAnalyticsText';

/** Props of `SessionResultsScreen`. `view` is that of the feedback. @experimental */
export interface SessionResultsScreenProps extends EventScreenProps, ViewProps, SessionPageLinks {
  /** The session. */
  sessionId: string;
  /** The agenda: a link above the title. */
  back?: BackLink | undefined;
}

/** How one session went: who came, what they said, and both as files. 002 §7 Agenda, analytics, feedback and exports. */
export function SessionResults(props: SessionResultsScreenProps) {
  const { accountId, eventId, sessionId, back, pageHrefOf, onNavigate, ...view } = props;
  const t = useT();
  const event = useMemo(() => ({ accountId, eventId }), [accountId, eventId]);
  const results = useSessionResults(event, sessionId);
  const bootstrap = useWidgetBootstrap(eventId);
  const text = useAnalyticsText();
  return (
    <ScreenState
      loads={[results, bootstrap]}
      data={{ session: results.data, event: bootstrap.data?.event }}
      isUnknown={results.data === null || bootstrap.isUnknownEvent}
      head={{ title: t('organizer.sessionAnalytics.results'), back }}
      loading={t('organizer.sessionAnalytics.loading')}
      failed={t('organizer.sessionAnalytics.failed')}
    >
      {({ session, event: { 'time-zone-id': timeZone } }) =>
        session && (
          <>
            <PageHeader
              title={session.title}
              back={back}
              lead={text.moment(session.start, timeZone)}
              actions={<SessionExports event={event} session={session} />}
            />
            <SessionTabs
              sessionId={sessionId}
              current="results"
              pageHrefOf={pageHrefOf}
              onNavigate={onNavigate}
            />
            <div className={css.sections}>
              <SessionFigures session={session} />
              <SessionFeedbackList {...view} event={event} sessionId={sessionId} timeZone={timeZone} />
            </div>
          </>
        )
      }
    </ScreenState>
  );
}

function SessionExports({ event, session }: { event: EventScope; session: SessionAnalytics }) {
  return <ExportMenu items={useAnalyticsExports(event, session)} />;
}
