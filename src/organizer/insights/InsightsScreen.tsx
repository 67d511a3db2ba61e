'use client';
import { useInsightsDashboards, useOrganizerEvent, useSignedInPerson } from '../../hooks';
import type { EventScreenProps } from '../kit/page';
import { ScreenState } from '../kit/record';
import { useT } from '../../i18n';
import { InsightsView } from './InsightsView';

/** Props of `InsightsScreen`. @experimental */
export interface InsightsScreenProps extends EventScreenProps {
  /** The dashboard that is shown; the first when absent, or where there is no such one. */
  dashboardId?: string | undefined;
  /** They chose another one: keep it in the address of your page. */
  onDashboardChange: (dashboardId: string) => void;
  /** Exact origins, like `https://insights.example`, that dashboards may be framed from. Your page's `frame-src` has to allow them too. */
  frameOrigins: readonly string[];
  /** The whole address of your page with `GuestDashboardScreen`, for a guest's token. Put it behind `#`: what is there reaches no server. */
  guestHref: (token: string) => string;
}

/** The dashboards of an event, and whom they are shared with. 002 §6, 002 §7 Analytics embedding. */
export function Insights({ accountId, eventId, ...props }: InsightsScreenProps) {
  const t = useT();
  const dashboards = useInsightsDashboards(accountId);
  const person = useSignedInPerson();
  const event = useOrganizerEvent(accountId, eventId);
  return (
    <ScreenState
      loads={[dashboards, person]}
      data={{ dashboards: dashboards.data?.dashboards, me: person.data ?? undefined, event }}
      head={{ title: t('organizer.insights.title'), lead: t('organizer.insights.lead') }}
      loading={t('organizer.insights.loading')}
      failed={t('organizer.insights.failed')}
    >
      {(read) => <InsightsView {...props} {...read} accountId={accountId} />}
    </ScreenState>
  );
}
