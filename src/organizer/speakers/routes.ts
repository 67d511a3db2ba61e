import type { MouseEvent } from 'react';

/** How a host leads from the speakers to one of them; a plain click may be routed without a page load. @experimental */
export interface SpeakerRoutes {
  /** Address of a speaker's editor by its id, or of a new one: `new`. Keep it stable. */
  hrefOf: (route: string) => string;
  /** Called with a plain click on such an address; prevent the event's default to route without a page load. Keep it stable. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}
