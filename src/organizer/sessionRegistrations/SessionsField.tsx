'use client';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { obstaclesOf, type AddValues, type Attempt, type Obstacle } from '../../domain/sessionRegistrations';
import type { EventScope } from '../../hooks/organizer/resource/eventScope';
import { useRegistrationRules } from '../../hooks/organizer/sessionRegistrations/registrations';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { FieldWarning, MultiSelectField, WarningNews } from '../kit/fields';
import { useEditorControl } from '../kit/form/EditorContext';
import type { ListedSession } from './registrationColumns';
import { openSessions, optionsOfSessions } from './sessionOptions';

export interface SessionsFieldProps extends Pick<Attempt<ListedSession>, 'ticketIds' | 'registrations'> {
  /** Whose sessions. */
  of: EventScope;
  sessions: readonly ListedSession[];
}

/** The sessions tickets are to have places in, and what is in the way of it: known before the backend refuses. */
export function SessionsField({ of, sessions, ticketIds, registrations }: SessionsFieldProps) {
  const t = useT();
  const open = useMemo(() => openSessions(sessions), [sessions]);
  const control = useEditorControl<AddValues>();
  const [sessionIds, waitlist] = useWatch({ control, name: ['sessionIds', 'waitlist'] });
  const { data: rules } = useRegistrationRules(of);
  const hasWaitlist = rules?.waitlist ?? true;
  const toText = useObstacleText(hasWaitlist);
  const texts = obstaclesOf({
    sessions: open,
    sessionIds,
    ticketIds,
    registrations,
    waits: waitlist && hasWaitlist,
    // Nothing is claimed before the rules are known: the backend has the last word.
    allowOverlap: rules?.allowOverlap ?? true,
  }).map(toText);
  return (
    <>
      <MultiSelectField<AddValues>
        name="sessionIds"
        label={t('organizer.sessionRegistrations.part.sessions')}
        options={optionsOfSessions(open)}
        hint={
          texts.length > 0 ? texts.map((text) => <FieldWarning key={text}>{text}</FieldWarning>) : undefined
        }
      />
      <WarningNews text={texts.join(' ')} none={t('organizer.sessionRegistrations.warning.none')} />
    </>
  );
}

/** What is in the way, in a sentence. */
function useObstacleText(hasWaitlist: boolean) {
  const t = useT();
  const locale = useLocale();
  return (obstacle: Obstacle<ListedSession>): string => {
    const session = obstacle.session.title;
    switch (obstacle.kind) {
      case 'seats':
        if (obstacle.left > 0)
          return t('organizer.sessionRegistrations.warning.seats', { session, count: obstacle.left });
        return t(`organizer.sessionRegistrations.warning.${hasWaitlist ? 'full' : 'fullNoWaitlist'}`, {
          session,
        });
      case 'sameTime':
        return t('organizer.sessionRegistrations.warning.sameTime', { session, other: obstacle.other.title });
      case 'registered': {
        const names = listText(locale, obstacle.names);
        const other = obstacle.other.title;
        return t('organizer.sessionRegistrations.warning.overlap', { session, other, names });
      }
    }
  };
}
