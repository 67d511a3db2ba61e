'use client';
import { useInsightsDashboards, useOrganizerEvents, useSignedInPerson } from '../../hooks';
import type { EventScreenProps } from '../kit/page';
import { ScreenState } from '../kit/record';
import { useT } from '../../i18n';
import { InsightsView, type InsightsSettings } from './InsightsView';

/** Props of `InsightsScreen`. @experimental */
export interface InsightsScreenProps extends EventScreenProps, InsightsSettings {}

/** The dashboards of an event, and whom they are shared with. 002 §6, 002 §7 Analytics embedding. */
export function Insights({ accountId, eventId, ...props }: InsightsScreenProps) {
  const t = useT();
  const dashboards = useInsightsDashboards(accountId);
  const person = useSignedInPerson();
  const events = useOrganizerEvents(accountId);
  const event = events.data?.find(({ id }) => id === eventId);
  return (
    <ScreenState
      loads={[dashboards, person, events]}
      data={{ dashboards: dashboards.data?.dashboards, me: person.data ?? undefined, event }}
      isUnknown={person.data === null || (events.isSuccess && !event)}
      head={{ title: t('organizer.insights.title'), lead: t('organizer.insights.lead') }}
      loading={t('organizer.insights.loading')}
      failed={t('organizer.insights.failed')}
    >
      {(read) => <InsightsView {...props} {...read} accountId={accountId} />}
    </ScreenState>
  );
}
