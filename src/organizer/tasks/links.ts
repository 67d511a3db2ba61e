import type { MouseEvent } from 'react';

/** How a host leads between the tasks and their review; a plain click may be routed without a page load. @experimental */
export interface TaskLinks {
  /** Called with a plain click; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}
