'use client';
import { onSignInNeeded } from '../../../hooks';
import { createContext, useContext, useEffect } from 'react';
import { guardUnload, useLatest } from '../../../react';

/** Asks whether what isn't saved may be lost; resolves to true when it may. */
type ConfirmLeaving = () => Promise<boolean>;

/** Between forms with unsaved changes and whatever would lead away from them: the host's router, a drawer that closes. */
export interface LeaveGuard {
  /** True while something isn't saved. */
  isBlocked: () => boolean;
  /** Asks each form that has changes, the latest first; true when one may leave. At once when there is none. */
  mayLeave: () => Promise<boolean>;
  /** Asks before one leaves, until the returned function is called. */
  block: (confirm: ConfirmLeaving) => () => void;
}

export function createLeaveGuard(): LeaveGuard {
  const guards = new Set<{ confirm: ConfirmLeaving }>();
  return {
    isBlocked: () => guards.size > 0,
    mayLeave: async () => {
      for (const { confirm } of [...guards].reverse()) if (!(await confirm())) return false;
      return true;
    },
    block: (confirm) => {
      const entry = { confirm };
      guards.add(entry);
      return () => guards.delete(entry);
    },
  };
}

/** One for the page, unless somebody gives another. */
export const LeaveGuardContext = /* @__PURE__ */ createContext<LeaveGuard>(
  /* @__PURE__ */ createLeaveGuard(),
);

/** What a router asks before it goes elsewhere: `isBlocked()`, then `await mayLeave()`. @experimental */
export const useLeaveGuard = (): LeaveGuard => useContext(LeaveGuardContext);

/** While `isDirty`, asks before one leaves by the guard, and lets the browser ask before the page goes. */
export function useBlockLeaving(isDirty: boolean, confirm: ConfirmLeaving) {
  const guard = useLeaveGuard();
  const latestRef = useLatest(confirm);
  useEffect(() => {
    if (!isDirty) return;
    const stop = guardUnload(() => true);
    // The form itself keeps what was typed then.
    const forget = onSignInNeeded(stop);
    const free = guard.block(() => latestRef.current());
    return () => {
      stop();
      forget();
      free();
    };
  }, [isDirty, guard, latestRef]);
}
