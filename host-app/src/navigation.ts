import { useSyncExternalStore } from 'react';
import { withPreservedParams } from './preservedParams';
import { createRouteHistory, type MoveOptions } from './routeHistory';

const routeHistory = createRouteHistory(window);

/** Asks before another page is shown, until the returned function is called. */
export const guardMovesBy = routeHistory.guardBy;

/** The page that is shown, and moving elsewhere; every move keeps the parameters that belong to the visitor, not to the page. */
export function usePreservingLocation(): [string, (to: string, options?: MoveOptions) => void] {
  return [useSyncExternalStore(routeHistory.listen, currentPath), move];
}

/** The query of the page that is shown. */
const useCurrentSearch = () => useSyncExternalStore(routeHistory.listen, currentSearch);
usePreservingLocation.searchHook = useCurrentSearch;

const currentPath = () => routeHistory.current().path;
const currentSearch = () => routeHistory.current().search;
const move = (to: string, options?: MoveOptions) =>
  void routeHistory.move(withPreservedParams(to, window.location.search), options);

/** The same for an address that is written into a link. */
export const preservedHref = (href: string): string => withPreservedParams(href, window.location.search);
