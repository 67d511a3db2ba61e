import type { MouseEvent } from 'react';

/**
 * Where one can be among the promotions of an event, besides the list and one of them. Ids of promotions are no such words.
 * @experimental
 */
export type PromotionRoute = 'new' | 'many' | 'import' | 'groups';

/** How a host leads from one of the promotions' screens to another; a plain click may be routed without a page load. @experimental */
export interface PromotionLinks {
  /** Address of a promotion's editor by its id, or of a `PromotionRoute`. */
  hrefOf: (route: string) => string;
  /** Called with a plain click on such an address; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}
