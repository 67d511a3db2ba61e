import { SessionAnalyticsScreen, type AnalyticsPart } from 'boxoffice/organizer';
import { useCallback } from 'react';
import { useViewInAddress } from './address';
import type { ScreenProps } from './screens';
import { useOnNavigate } from './useOnNavigate';

/** In the place of an id; sessions have none. */
const parts = ['companies', 'attendees'] as const satisfies readonly AnalyticsPart[];

/** How the sessions went; with a part, by company or by attendee. */
export function SessionAnalytics({ accountId, eventId, id, hrefOf, navigate }: ScreenProps) {
  const [view, setView] = useViewInAddress();
  const onNavigate = useOnNavigate(navigate);
  const resultsHrefOf = useCallback((session: string) => hrefOf('agenda', session, 'results'), [hrefOf]);
  return (
    <SessionAnalyticsScreen
      accountId={accountId}
      eventId={eventId}
      part={parts.find((part) => part === id) ?? 'sessions'}
      onPartChange={(part) => navigate(hrefOf('sessionAnalytics', part === 'sessions' ? undefined : part))}
      view={view}
      onViewChange={setView}
      resultsHrefOf={resultsHrefOf}
      onNavigate={onNavigate}
    />
  );
}
