import type { MouseEvent } from 'react';

/** How a host leads from the list of emails to one of them; a plain click may be routed without a page load. @experimental */
export interface EmailLinks {
  /** Address of an email's editor. */
  hrefOf: (emailId: string) => string;
  /** Called with a plain click on it; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}
