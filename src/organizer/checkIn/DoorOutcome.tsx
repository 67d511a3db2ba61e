'use client';
import type { DoorTicket } from '../../contract';
import type { DoorResult } from '../../hooks';
import { useLocale, useT } from '../../i18n';
import { Notice, type NoticeProps } from '../../themed/kit/Notice';
import * as css from './door.css';

const tones = {
  ADMITTED: 'positive',
  ALREADY_ADMITTED: 'warning',
  UNDONE: 'info',
  CANCELLED: 'danger',
  BLOCKED: 'danger',
  WRONG_EVENT: 'warning',
  UNKNOWN: 'danger',
} as const satisfies Record<NonNullable<DoorResult['outcome']>, NoticeProps['tone']>;

export interface DoorOutcomeProps {
  result: DoorResult;
  /** Said to whoever is let in. */
  welcome: string;
  /** IANA zone of the event; that of the device where it is not known. */
  timeZone: string | undefined;
}

/** What the person at the door sees, in large. */
export function DoorOutcome({ result, welcome, timeZone }: DoorOutcomeProps) {
  const t = useT();
  const { outcome, code, ticket } = result;
  if (outcome === null)
    return (
      <Notice live="polite" title={t('organizer.checkIn.door.checking')}>
        {ticket ? <Who ticket={ticket} /> : <bdi>{code}</bdi>}
      </Notice>
    );
  const isCalm = outcome === 'ADMITTED' || outcome === 'UNDONE';
  return (
    <Notice
      tone={tones[outcome]}
      live={isCalm ? 'polite' : 'assertive'}
      title={<span className={css.outcome}>{t(`organizer.checkIn.door.outcome.${outcome}`)}</span>}
    >
      {ticket && <Who ticket={ticket} />}
      <Why result={result} welcome={welcome} timeZone={timeZone} />
    </Notice>
  );
}

const Who = ({ ticket }: { ticket: DoorTicket }) => (
  <p className={css.who}>
    <bdi>{`${ticket.firstName} ${ticket.lastName}`}</bdi>
    <span className={css.quiet}>
      {' '}
      <bdi>{ticket.ticketName}</bdi>
    </span>
  </p>
);

function Why({ result: { outcome, code, ticket }, welcome, timeZone }: DoorOutcomeProps) {
  const t = useT();
  const locale = useLocale();
  if (outcome === 'ADMITTED') return welcome ? <p dir="auto">{welcome}</p> : null;
  if (outcome === 'ALREADY_ADMITTED') {
    if (!ticket?.admission) return null;
    const { at, door } = ticket.admission;
    const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
    return (
      <p className={css.inline[3]}>
        <time dateTime={at}>{time.format(new Date(at))}</time>
        <bdi>{door}</bdi>
      </p>
    );
  }
  return outcome && <p>{t(`organizer.checkIn.door.why.${outcome}`, { code })}</p>;
}
