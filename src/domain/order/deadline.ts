import type { HeldTransaction } from '../../contract';
import type { Clock } from '../time/clock';

/** 000 §9: the warning comes when two minutes are left. */
export const warnAt = 2 * 60_000;

/** Milliseconds left, never below zero, read anew at each call. */
export type Deadline = () => number;

/**
 * When a hold ends, counted from the server's own clock and a monotonic one, so that a wrong or changed system time
 * does no harm (FAULTS F19). A monotonic clock may stop while a laptop sleeps: whoever wakes up reads the hold again
 * and makes a new deadline of it (F18).
 */
export function deadlineOf(hold: Pick<HeldTransaction, 'expiresAt' | 'serverTime'>, clock: Clock): Deadline {
  const allowed = Date.parse(hold.expiresAt) - Date.parse(hold.serverTime);
  const start = clock.monotonic();
  return () => Math.max(0, allowed - (clock.monotonic() - start));
}

/** `14:32`, in the locale's digits. */
export function formatRemaining(milliseconds: number, locale: string): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const digits = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
  return `${digits.format(Math.floor(seconds / 60))}:${digits.format(seconds % 60)}`;
}
