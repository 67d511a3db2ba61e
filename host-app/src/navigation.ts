import type { useLeaveGuard } from 'boxoffice/organizer';
import { useCallback, useEffect } from 'react';
import {
  redirectDocument,
  useBlocker,
  useNavigate,
  type LoaderFunctionArgs,
  type NavigateOptions,
} from 'react-router';
import { policyNameOf } from '../addresses.mjs';
import { withPreservedParams } from './preservedParams';

/** An address with the parameters that belong to the visitor, not to the page; links and redirects are written with it. */
export const preservedHref = (href: string): string => withPreservedParams(href, window.location.search);

/** Moves elsewhere; every move keeps the parameters that belong to the visitor. */
export function usePreservingNavigate(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  return useCallback(
    (to: string, options?: NavigateOptions) => void navigate(preservedHref(to), options),
    [navigate],
  );
}

/** Asks `guard` before another page is shown, by a link, by Back or Forward. Moves within a page are free. */
export function useBlockedMoves(guard: ReturnType<typeof useLeaveGuard>): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && guard.isBlocked(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // Another attempt meanwhile has an answer of its own.
    let isLatest = true;
    void guard.mayLeave().then((mayLeave) => {
      if (!isLatest) return;
      if (mayLeave) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      isLatest = false;
    };
  }, [blocker, guard]);
}

/**
 * A route's loader: a page of another policy is loaded by the browser. Without a load it would be shown under the policy of the present
 * page, and be framed by whom that one is framed by (FAULTS A22).
 */
export function loadOtherPolicy({ request }: Pick<LoaderFunctionArgs, 'request'>): Response | null {
  const { pathname } = new URL(request.url);
  if (policyNameOf(pathname) === policyNameOf(window.location.pathname)) return null;
  // Whoever may not leave was stopped before: the browser need not ask as well.
  window.addEventListener('beforeunload', hide, { capture: true, once: true });
  return redirectDocument(request.url);
}

const hide = (event: Event) => event.stopImmediatePropagation();
