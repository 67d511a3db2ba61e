'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AuthService, AuthWindowState } from '../../domain';
import { openAuthPopup, type AuthAttempt, type AuthOutcome } from './openAuthPopup';

export interface AuthWindow {
  state: AuthWindowState;
  /** Opens the window; call it when a button is pressed. `null`: another one took its place, or the component is gone. */
  open: (service: AuthService) => Promise<AuthOutcome | null>;
  /** Closes the window, which is as if the person had. */
  cancel: () => void;
  /** Closes it and says nothing of it. */
  drop: () => void;
}

/** One authorization window at a time. `pages` says where they are; `/auth/{service}` on this origin when absent. */
export function useAuthWindow(pages?: string): AuthWindow {
  const [state, setState] = useState<AuthWindowState>({ at: 'idle' });
  const attempt = useRef<AuthAttempt | null>(null);
  const cancel = useCallback(() => attempt.current?.cancel(), []);
  const leave = useCallback(() => {
    const left = attempt.current;
    attempt.current = null;
    left?.cancel();
  }, []);
  useEffect(() => leave, [leave]);
  const drop = useCallback(() => {
    leave();
    setState({ at: 'idle' });
  }, [leave]);

  const open = useCallback(
    async (service: AuthService) => {
      leave();
      const opened = openAuthPopup(service, { pages });
      attempt.current = opened;
      setState(opened.isBlocked ? { at: 'blocked', service, url: opened.url } : { at: 'waiting', service });
      const outcome = await opened.outcome;
      if (attempt.current !== opened) return null;
      attempt.current = null;
      setState(outcome.at === 'closed' ? { at: 'closed', service } : { at: 'idle' });
      return outcome;
    },
    [leave, pages],
  );
  return { state, open, cancel, drop };
}
