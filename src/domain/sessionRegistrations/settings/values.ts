import type {
  EventMinute,
  SessionRegistrationSettings,
  SessionRegistrationUpdate,
  SessionTicketRule,
} from '../../../contract';
import { instantOf, minuteOf } from '../../time/eventTime';
import { idOf, keyOf } from '../../forms/keys';

/** Who may register for sessions, and when, as a form has it. 002 §2 session registration settings, §7 Agenda ticket rules. */
export interface SessionRegistrationSettingsValues {
  enabled: boolean;
  /** On the clocks of the event; '' for at once, and until each session ends. */
  opens: EventMinute;
  closes: EventMinute;
  /** Sessions one ticket may have; `null` for as many as there are. */
  maxSessions: number | null;
  allowOverlap: boolean;
  waitlist: boolean;
  /** Ids of the ticket types that open a session, by the session's name in the form; open to all when empty. */
  rules: Record<string, string[]>;
}

/** What a session is called among the `rules`. */
export const ruleKey = (sessionId: string): string => keyOf(sessionId);

interface StoredRegistration {
  settings: SessionRegistrationSettings;
  rules: readonly SessionTicketRule[];
}

/** `sessionIds` are the sessions of the agenda. */
export function sessionRegistrationSettingsValues(
  { settings, rules }: StoredRegistration,
  sessionIds: readonly string[],
  timeZone: string,
): SessionRegistrationSettingsValues {
  const { enabled, opens, closes, maxSessions, allowOverlap, waitlist } = settings;
  return {
    enabled,
    maxSessions,
    allowOverlap,
    waitlist,
    opens: opens === null ? '' : minuteOf(opens, timeZone),
    closes: closes === null ? '' : minuteOf(closes, timeZone),
    rules: Object.fromEntries(
      sessionIds.map((id) => [
        ruleKey(id),
        rules.find(({ sessionId }) => sessionId === id)?.ticketTypeIds ?? [],
      ]),
    ),
  };
}

/** As they are sent. A minute that `sessionRegistrationSettingsSchema` refuses is none. */
export function sessionRegistrationSettingsUpdate(
  values: SessionRegistrationSettingsValues,
  timeZone: string,
): Omit<SessionRegistrationUpdate, 'version'> {
  const { enabled, opens, closes, maxSessions, allowOverlap, waitlist } = values;
  return {
    enabled,
    maxSessions,
    allowOverlap,
    waitlist,
    opens: opens === '' ? null : instantOf(opens, timeZone),
    closes: closes === '' ? null : instantOf(closes, timeZone),
  };
}

/** As they are sent: a session that is open to all has none. */
export const ticketRules = ({
  rules,
}: Pick<SessionRegistrationSettingsValues, 'rules'>): SessionTicketRule[] =>
  Object.entries(rules).flatMap(([key, ticketTypeIds]) =>
    ticketTypeIds.length > 0 ? [{ sessionId: idOf(key), ticketTypeIds }] : [],
  );
