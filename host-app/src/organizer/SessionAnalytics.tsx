import { SessionAnalyticsScreen, type AnalyticsPart } from 'boxoffice/organizer';
import { useCallback } from 'react';
import { hrefWithParam, useAddressParam, useViewInAddress } from './address';
import type { ScreenProps } from './screens';
import { useOnNavigate } from './useOnNavigate';

/** Of the address: which list it is; no path, as a path is another screen to whoever listens. */
const listParam = 'by';
const parts = ['sessions', 'companies', 'attendees'] as const satisfies readonly AnalyticsPart[];

/** How the sessions went; by company or by attendee, where the address says so. */
export function SessionAnalytics({ accountId, eventId, hrefOf, navigate }: ScreenProps) {
  const [view, setView] = useViewInAddress();
  const [by] = useAddressParam(listParam);
  const onNavigate = useOnNavigate(navigate);
  const resultsHrefOf = useCallback((session: string) => hrefOf('agenda', session, 'results'), [hrefOf]);
  return (
    <SessionAnalyticsScreen
      accountId={accountId}
      eventId={eventId}
      part={parts.find((part) => part === by) ?? 'sessions'}
      onPartChange={(part) => navigate(hrefWithParam(hrefOf('sessionAnalytics'), listParam, part))}
      view={view}
      onViewChange={setView}
      resultsHrefOf={resultsHrefOf}
      onNavigate={onNavigate}
    />
  );
}
