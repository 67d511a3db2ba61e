'use client';
import { useCallback, useMemo, useState } from 'react';
import {
  ruleKey,
  type SessionRegistrationSettingsValues,
} from '../../../domain/sessionRegistrations/settings';
import { useLocale, useT } from '../../../i18n';
import type { Option } from '../../../themed/kit/NativeSelect';
import { SessionRule } from './SessionRule';
import * as css from './settings.css';
import type { AgendaSession } from '../../../contract';
import { PlainList } from '../../kit/page/PlainList';
import type { RecordProps } from '../../kit/record';

export interface SessionRegistrationSettingsViewProps extends RecordProps<SessionRegistrationSettingsValues> {
  /** Of the agenda, by start. */
  sessions: ReadonlyArray<Pick<AgendaSession, 'id' | 'title' | 'start'>>;
  /** Whose holders a session may be open to. */
  ticketTypes: ReadonlyArray<Option>;
  /** Of the event, IANA. */
  timeZone: string;
}

export interface SessionRulesProps extends Pick<
  SessionRegistrationSettingsViewProps,
  'sessions' | 'timeZone'
> {
  ticketTypes: readonly Option[];
}

/** The sessions by start, each with the tickets that open it. */
export function SessionRules({ sessions, ticketTypes, timeZone }: SessionRulesProps) {
  const t = useT();
  const locale = useLocale();
  const [open, setOpen] = useState<string | null>(null);
  const toggle = useCallback((id: string) => setOpen((now) => (now === id ? null : id)), []);
  const when = useMemo(
    () => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' }),
    [locale, timeZone],
  );
  if (sessions.length === 0)
    return <p className={css.note}>{t('organizer.sessionRegistrations.settings.noSessions')}</p>;
  return (
    <PlainList aria-label={t('organizer.sessionRegistrations.settings.rules')} className={css.list}>
      {sessions.map(({ id, title, start }) => (
        <li key={id} className={css.row}>
          <SessionRule
            id={id}
            title={title}
            ticketTypes={ticketTypes}
            name={`rules.${ruleKey(id)}`}
            when={when.format(Date.parse(start))}
            isOpen={open === id}
            onToggle={toggle}
          />
        </li>
      ))}
    </PlainList>
  );
}
