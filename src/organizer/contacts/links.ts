import type { MouseEvent } from 'react';

/** Where one can be among the contacts of an account, besides the list and one of them. Ids of contacts are no such words. @experimental */
export type ContactRoute = 'groups' | 'import';

/** How a host leads from one of the contacts' screens to another; a plain click may be routed without a page load. @experimental */
export interface ContactLinks {
  /** Address of a contact's page by its id, or of a `ContactRoute`. */
  hrefOf: (route: string) => string;
  /** Called with a plain click on such an address; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}
