'use client';
import { useMemo, useState } from 'react';
import { analyticsParts, type AnalyticsPart } from '../../domain/sessionAnalytics';
import { useT } from '../../i18n';
import { optionsOf } from '../kit/fields/options';
import { ExportMenu } from '../kit/jobs/ExportMenu';
import { PageHeader, SegmentedControl, type EventScreenProps } from '../kit/page';
import type { ViewProps } from '../kit/table';
import * as css from './analytics.css';
import { AttendeeList, CompanyList, SessionList } from './AnalyticsLists';
import type { SessionAnalyticsLinks } from './links';
import { useAnalyticsExports } from './useAnalyticsExports';

/** Props of `SessionAnalyticsScreen`. @experimental */
export interface SessionAnalyticsScreenProps extends EventScreenProps, ViewProps, SessionAnalyticsLinks {
  /** Which list is shown. With `onPartChange` it is the host’s to keep, in the address for instance; `sessions` when absent. */
  part?: AnalyticsPart | undefined;
  /** Another list was chosen: it has no `view` yet. */
  onPartChange?: ((part: AnalyticsPart) => void) | undefined;
}

const partKeys = {
  sessions: 'organizer.sessionRegistrations.part.sessions',
  companies: 'organizer.companies.title',
  attendees: 'organizer.sessionRegistrations.part.people',
} as const satisfies Record<AnalyticsPart, string>;

/** How the sessions of an event went: by session, company and attendee, and as files. 002 §7 Agenda, analytics and exports. */
export function EventAnalytics(props: SessionAnalyticsScreenProps) {
  const { accountId, eventId, part, onPartChange, resultsHrefOf, onNavigate, ...view } = props;
  const event = useMemo(() => ({ accountId, eventId }), [accountId, eventId]);
  const t = useT();
  const exports = useAnalyticsExports(event);
  const [ownPart, setOwnPart] = useState<AnalyticsPart>('sessions');
  const shown = part ?? ownPart;
  return (
    <>
      <PageHeader title={t('organizer.sessionAnalytics.title')} actions={<ExportMenu items={exports} />} />
      <div className={css.parts}>
        <SegmentedControl
          label={t('organizer.sessionRegistrations.part')}
          options={optionsOf(analyticsParts, (value) => t(partKeys[value]))}
          value={shown}
          onValueChange={(next) => {
            setOwnPart(next);
            onPartChange?.(next);
          }}
        />
      </div>
      {shown === 'sessions' && <SessionList {...view} event={event} links={{ resultsHrefOf, onNavigate }} />}
      {shown === 'companies' && <CompanyList {...view} event={event} />}
      {shown === 'attendees' && <AttendeeList {...view} event={event} />}
    </>
  );
}
