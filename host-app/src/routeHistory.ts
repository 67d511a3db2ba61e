import { policyNameOf } from '../addresses.mjs';

/** Where in this tab one is. */
export interface HistoryEntry {
  /** `/organizer/events/1001/orders`. */
  path: string;
  /** With its question mark; '' for none. */
  search: string;
  /** How many moves of this page came before; Back and Forward are told apart by it. */
  step: number;
}

/** Knows what would be lost by leaving, as `useLeaveGuard` of `boxoffice/organizer` does. */
export interface Guard {
  /** True while something isn't saved. */
  isBlocked: () => boolean;
  /** Asks; true when one may leave. */
  mayLeave: () => Promise<boolean>;
}

const unguarded: Guard = { isBlocked: () => false, mayLeave: () => Promise.resolve(true) };

/**
 * The browser's address as pages see it. Another page is shown only when the guard lets go of this one: Back and Forward, which the
 * browser has done when one hears of them, are undone while the guard asks. A page of another policy is loaded: it would be shown under
 * the policy of this one, and be framed by whom this one is framed by (FAULTS A22).
 */
export function createRouteHistory(page: Window, load = loadIn(page)) {
  const listeners = new Set<() => void>();
  let guard = unguarded;
  let current: HistoryEntry = { ...addressOf(page), step: stepOf(page) ?? 0 };
  let onReturned: (() => void) | null = null;
  page.history.replaceState({ step: current.step }, '');

  const show = (entry: HistoryEntry) => {
    current = entry;
    for (const listen of listeners) listen();
  };

  /** Back or forward by so many steps; what is shown stays. */
  const goUnseen = (steps: number) =>
    new Promise<void>((resolve) => {
      onReturned = resolve;
      page.history.go(steps);
    });

  const onPopState = () => {
    if (onReturned) {
      onReturned();
      onReturned = null;
      return;
    }
    const known = stepOf(page);
    const next: HistoryEntry = { ...addressOf(page), step: known ?? current.step + 1 };
    // A link into the page made an entry by itself.
    if (known === undefined) page.history.replaceState({ step: next.step }, '');
    const steps = next.step - current.step;
    if (steps === 0 || next.path === current.path || !guard.isBlocked()) show(next);
    else void confirmAfterwards(next, steps);
  };

  const confirmAfterwards = async (next: HistoryEntry, steps: number) => {
    await goUnseen(-steps);
    if (!(await guard.mayLeave())) return;
    await goUnseen(steps);
    show(next);
  };

  const write = (href: string, { replace = false }: MoveOptions) => {
    const state = { step: current.step + (replace ? 0 : 1) };
    if (replace) page.history.replaceState(state, '', href);
    else page.history.pushState(state, '', href);
    show({ ...addressOf(page), ...state });
  };

  return {
    current: () => current,
    /** Goes there, once one may leave the page that is shown. */
    move: async (href: string, options: MoveOptions = {}): Promise<void> => {
      const { pathname } = new URL(href, page.location.href);
      const mayGo = pathname === current.path || !guard.isBlocked() || (await guard.mayLeave());
      if (!mayGo) return;
      if (policyNameOf(pathname) === policyNameOf(current.path)) write(href, options);
      else {
        // It was asked already: the browser need not ask as well.
        page.addEventListener('beforeunload', hide, { capture: true, once: true });
        load(href, options);
      }
    },
    /** Asks this one from now on, until the returned function is called. */
    guardBy: (next: Guard): (() => void) => {
      guard = next;
      return () => {
        guard = unguarded;
      };
    },
    listen: (listener: () => void): (() => void) => {
      if (listeners.size === 0) page.addEventListener('popstate', onPopState);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) page.removeEventListener('popstate', onPopState);
      };
    },
  };
}

export interface MoveOptions {
  /** Takes the place of the entry that one is at. */
  replace?: boolean | undefined;
}

/** As a page load. */
const loadIn =
  ({ location }: Window) =>
  (href: string, { replace }: MoveOptions) =>
    replace ? location.replace(href) : location.assign(href);

const hide = (event: Event) => event.stopImmediatePropagation();

const addressOf = ({ location }: Window) => ({ path: location.pathname, search: location.search });

function stepOf({ history }: Window): number | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('step' in state)) return undefined;
  return typeof state.step === 'number' ? state.step : undefined;
}
