'use client';
import { useId, type ReactNode } from 'react';
import type { FormSession } from '../../../contract';
import { useLocale, useT } from '../../../i18n';
import { Checkbox } from '../../kit/Checkbox';
import { Fieldset } from '../../kit/Fieldset';
import { Tag } from '../../kit/Tag';
import { VisuallyHidden } from '../../kit/VisuallyHidden';
import { helpOf } from './helpOf';
import type { QuestionProps } from './questionProps';
import * as css from './questions.css';
import {
  isFull,
  sessionAtTheSameTime,
  sessionDays,
  sessionTime,
  zoneName,
} from '../../../domain/registration/sessions';
import { useChoices } from '../../../headless/form/useChoices';

/** Seats at sessions, day by day in the event's own time. One without a seat says so; two at once are told, not forbidden. */
export function SessionsQuestion({ name, question, tools }: QuestionProps) {
  const { label, required, sessions = [], maxChoices = Infinity } = question;
  const t = useT();
  const times = { locale: useLocale(), timeZone: tools.timeZone };
  const { id, error, chosen: ids, isComplete, isClosed, toggle, leave } = useChoices(name, question);
  const chosen = sessions.filter((session) => ids.includes(session.id));
  const lost = chosen.find(isFull);
  const days = sessionDays(sessions, times);
  const clash = chosen.flatMap((session) => {
    const other = sessionAtTheSameTime(session, chosen);
    return other ? [t('registration.sessions.clash', { name: session.name, other: other.name })] : [];
  })[0];
  const [first] = sessions;
  const said = [
    maxChoices < sessions.length && t('registration.sessions.most', { count: maxChoices }),
    first && t('registration.sessions.zone', { zone: zoneName(first, times) }),
  ].filter(Boolean);
  return (
    <Fieldset
      id={id}
      legend={label}
      help={
        <>
          {helpOf(question)}
          {said.length > 0 && <p>{said.join(' ')}</p>}
          {!first && <p>{t('registration.sessions.none')}</p>}
        </>
      }
      error={error ?? (lost && t('registration.sessions.lost', { name: lost.name }))}
      optional={!required}
      onLeave={leave}
    >
      {days.map(({ day, sessions: ofDay }) => (
        <Day key={day} name={day}>
          {ofDay.map((session) => {
            const isChosen = ids.includes(session.id);
            return (
              <Checkbox
                key={session.id}
                checked={isChosen}
                onChange={() => toggle(session.id)}
                {...(error && { 'aria-invalid': true })}
                {...(isClosed(session.id) && { 'aria-disabled': true })}
                label={
                  <Session
                    session={session}
                    time={sessionTime(session, times)}
                    other={isChosen ? undefined : sessionAtTheSameTime(session, chosen)}
                  />
                }
              />
            );
          })}
        </Day>
      ))}
      <p role="status" className={css.warning}>
        {clash}
        {!clash && isComplete && maxChoices < sessions.length && (
          <VisuallyHidden>{t('registration.choices.complete')}</VisuallyHidden>
        )}
      </p>
    </Fieldset>
  );
}

function Day({ name, children }: { name: string; children: ReactNode }) {
  const titleId = useId();
  if (!name) return <div>{children}</div>;
  return (
    <div role="group" aria-labelledby={titleId} className={css.day}>
      <p id={titleId} className={css.title}>
        {name}
      </p>
      {children}
    </div>
  );
}

interface SessionProps {
  session: FormSession;
  time: string;
  /** One that was chosen and takes place at the same time. */
  other: FormSession | undefined;
}

function Session({ session, time, other }: SessionProps) {
  const t = useT();
  const { name, location, remaining } = session;
  return (
    <span className={css.session} data-full={isFull(session) || undefined}>
      <span className={css.sessionName}>
        <bdi>{name}</bdi>
      </span>{' '}
      <span className={css.facts}>
        {[time, location].filter(Boolean).map((fact) => (
          <span key={fact}>{fact} </span>
        ))}
        {isFull(session) && <Tag>{t('registration.sessions.full')}</Tag>}
        {!isFull(session) && typeof remaining === 'number' && (
          <span>{t('registration.sessions.left', { count: remaining })} </span>
        )}
        {other && <span>{t('registration.sessions.sameTime', { name: other.name })}</span>}
      </span>
    </span>
  );
}
