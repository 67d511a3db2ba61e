'use client';
import { useEffect, useMemo, useState } from 'react';
import type { HeldTransaction } from '../../contract';
import { deadlineOf } from '../../domain';
import { useLatest } from '../../react';
import { useEnvironment } from '../environment';

/** Milliseconds by which the clocks may come apart between two looks before something must have happened. */
const tolerance = 2_000;

export interface CountdownEvents {
  /** Called once, when nothing is left. */
  onExpire: () => void;
  /**
   * The clock on the wall went further, or back, than time did: the computer slept, or its clock was set. Only the server
   * knows which, so the hold is to be read again (FAULTS F18, F19).
   */
  onJump: () => void;
}

/**
 * Milliseconds left of a hold, read again each second and when the page wakes up. Only the component that calls this
 * renders each second.
 * @public
 */
export function useCountdown(
  hold: Pick<HeldTransaction, 'expiresAt' | 'serverTime'>,
  events: CountdownEvents,
): number {
  const { clock } = useEnvironment();
  const { expiresAt, serverTime } = hold;
  const deadline = useMemo(
    () => deadlineOf({ expiresAt, serverTime }, clock),
    [expiresAt, serverTime, clock],
  );
  const [seen, setSeen] = useState(() => ({ deadline, left: deadline() }));
  // A hold that was read again or extended counts at once, not from the next second.
  if (seen.deadline !== deadline) setSeen({ deadline, left: deadline() });
  const latestRef = useLatest(events);
  useEffect(() => {
    const apart = () => clock.now() - clock.monotonic();
    let known = apart();
    const read = () => {
      const left = deadline();
      setSeen({ deadline, left });
      const jumped = Math.abs(apart() - known) > tolerance;
      known = apart();
      if (left <= 0) {
        stop();
        latestRef.current.onExpire();
      } else if (jumped) latestRef.current.onJump();
    };
    const timer = setInterval(read, 1_000);
    document.addEventListener('visibilitychange', read);
    const stop = () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
    return stop;
  }, [deadline, clock, latestRef]);
  return seen.left;
}
