import { useCallback } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { withKept } from './kept';

/** The browser's address; every move keeps the parameters that belong to the visitor, not to the page. */
export function useKeptLocation(): [string, (to: string, options?: { replace?: boolean }) => void] {
  const [path, navigate] = useBrowserLocation();
  const keep = useCallback(
    (to: string, options?: { replace?: boolean }) => navigate(withKept(to, window.location.search), options),
    [navigate],
  );
  return [path, keep];
}

/** The same for an address that is written into a link. */
export const keptHref = (href: string): string => withKept(href, window.location.search);
