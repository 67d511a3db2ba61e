import type { MouseEvent } from 'react';

/** How a host leads from the analytics to a session's results; a plain click may be routed without a page load. @experimental */
export interface SessionAnalyticsLinks {
  /** Address of a session's results by its id; without it sessions are named only. Keep it stable. */
  resultsHrefOf?: ((sessionId: string) => string) | undefined;
  /** Called with a plain click on such an address; prevent the event's default to route without a page load. Keep it stable. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}
