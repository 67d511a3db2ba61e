import type { FormSession } from '../../contract';

export interface SessionTimes {
  /** Of the event, IANA. */
  timeZone: string;
  /** BCP 47. */
  locale: string;
}

/** The sessions of one day of the event. */
export interface SessionDay {
  /** As it is written; '' for sessions whose time can't be read. */
  day: string;
  sessions: FormSession[];
}

const startOf = (session: FormSession) => Date.parse(session['start-date']);
const endOf = (session: FormSession) => Date.parse(session['end-date']);
const isTimed = (session: FormSession) =>
  !Number.isNaN(startOf(session)) && !Number.isNaN(endOf(session)) && startOf(session) <= endOf(session);

/** A zone that this browser knows; times in another would not be shown at all. */
function zoneOf(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** By the days of the event's place, as they begin. */
export function sessionDays(
  sessions: readonly FormSession[],
  { timeZone, locale }: SessionTimes,
): SessionDay[] {
  const format = new Intl.DateTimeFormat(locale, {
    ...({ weekday: 'long', day: 'numeric', month: 'long' } as const),
    timeZone: zoneOf(timeZone),
  });
  const days = new Map<string, FormSession[]>();
  const inOrder = sessions.toSorted((one, other) => (startOf(one) || 0) - (startOf(other) || 0));
  for (const session of inOrder) {
    const day = isTimed(session) ? format.format(startOf(session)) : '';
    days.set(day, [...(days.get(day) ?? []), session]);
  }
  return [...days].map(([day, ofDay]) => ({ day, sessions: ofDay }));
}

/** From when to when, on the event's clocks. */
export function sessionTime(session: FormSession, { timeZone, locale }: SessionTimes): string {
  if (!isTimed(session)) return '';
  const format = new Intl.DateTimeFormat(locale, {
    ...({ hour: 'numeric', minute: '2-digit' } as const),
    timeZone: zoneOf(timeZone),
  });
  return format.formatRange(startOf(session), endOf(session));
}

/** What the event's clocks are called, e.g. `Eastern Daylight Time`. */
export function zoneName(session: FormSession, { timeZone, locale }: SessionTimes): string {
  const format = new Intl.DateTimeFormat(locale, { timeZoneName: 'long', timeZone: zoneOf(timeZone) });
  const parts = format.formatToParts(isTimed(session) ? startOf(session) : undefined);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The first of the others that takes place at the same time. */
export const sessionAtTheSameTime = (
  session: FormSession,
  others: readonly FormSession[],
): FormSession | undefined =>
  others.find(
    (other) =>
      other.id !== session.id &&
      isTimed(session) &&
      isTimed(other) &&
      startOf(session) < endOf(other) &&
      startOf(other) < endOf(session),
  );

/** Nobody else gets in. */
export const isFull = ({ remaining }: FormSession): boolean =>
  typeof remaining === 'number' && remaining <= 0;
