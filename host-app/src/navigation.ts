import { useSyncExternalStore } from 'react';
import { withKept } from './kept';
import { createPlaces, type MoveOptions } from './places';

const places = createPlaces(window);

/** Asks before another page is shown, until the returned function is called. */
export const guardMovesBy = places.guardBy;

/** The page that is shown, and moving elsewhere; every move keeps the parameters that belong to the visitor, not to the page. */
export function useKeptLocation(): [string, (to: string, options?: MoveOptions) => void] {
  return [useSyncExternalStore(places.listen, pathShown), move];
}

/** The query of the page that is shown. */
const useShownSearch = () => useSyncExternalStore(places.listen, searchShown);
useKeptLocation.searchHook = useShownSearch;

const pathShown = () => places.shown().path;
const searchShown = () => places.shown().search;
const move = (to: string, options?: MoveOptions) =>
  void places.move(withKept(to, window.location.search), options);

/** The same for an address that is written into a link. */
export const keptHref = (href: string): string => withKept(href, window.location.search);
