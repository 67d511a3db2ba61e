import { InsightsScreen } from 'boxoffice/organizer';
import { guestInsightsPath } from '../routes/guestInsightsPath';
import type { ScreenProps } from './screens';

/** None in the demo, whose backend names a service that is not there: the screen says what to allow. */
const frameOrigins = (import.meta.env.VITE_INSIGHTS_ORIGINS ?? '').split(',').map((origin) => origin.trim());

const guestHref = (token: string) =>
  `${window.location.origin}${guestInsightsPath}#${encodeURIComponent(token)}`;

/** The dashboards of the event, and whom they are shared with; with an id, that dashboard. */
export function Insights({ accountId, eventId, id, hrefOf, navigate }: ScreenProps) {
  return (
    <InsightsScreen
      accountId={accountId}
      eventId={eventId}
      dashboardId={id}
      onDashboardChange={(dashboardId) => navigate(hrefOf('insights', dashboardId))}
      frameOrigins={frameOrigins}
      guestHref={guestHref}
    />
  );
}
