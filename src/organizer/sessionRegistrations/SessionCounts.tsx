'use client';
import { useCallback, useState } from 'react';
import type { SessionRegistrationView } from '../../contract';
import { wholeTable } from '../../domain';
import { useT } from '../../i18n';
import { ListScreen } from '../kit/list';
import { useCountColumns } from './countColumns';
import type { ListedSession } from './registrationColumns';

export interface SessionCountsProps {
  /** The sessions counted, by start; `null` before the first answer. */
  counts: readonly SessionRegistrationView[] | null;
  /** Sessions one can be registered for, by start. */
  sessions: readonly ListedSession[];
  /** IANA zone of the event. */
  timeZone: string;
  /** The sessions could not be counted; counts that are there stay. */
  hasCountFailed?: boolean | undefined;
  /** They are being counted. */
  isCounting?: boolean | undefined;
  /** They want it tried again. */
  onCountRetry: () => void;
  /** A session was pressed: who is in it. */
  onOpen: (sessionId: string) => void;
}

const idOf = ({ sessionId }: SessionRegistrationView) => sessionId;
const nameOf = ({ title }: SessionRegistrationView) => title;

/** How many are registered and wait in each session, and what is left. 002 §7 sessionRegistrationViews. */
export function SessionCounts(props: SessionCountsProps) {
  const { counts, sessions, timeZone, hasCountFailed, isCounting, onCountRetry, onOpen } = props;
  const t = useT();
  const [view, setView] = useState(wholeTable);
  const columns = useCountColumns(timeZone, sessions);
  const open = useCallback((row: SessionRegistrationView) => onOpen(row.sessionId), [onOpen]);
  return (
    <ListScreen
      list={{
        view,
        onViewChange: setView,
        hasFailed: hasCountFailed,
        isUpdating: isCounting,
        onRetry: onCountRetry,
      }}
      title={t('organizer.sessionRegistrations.part.sessions')}
      rows={counts}
      rowId={idOf}
      rowName={nameOf}
      columns={columns}
      onOpen={open}
      empty={{
        title: t('organizer.sessionRegistrations.noSessions'),
        text: t('organizer.sessionRegistrations.noSessionsText'),
      }}
      failed={t('organizer.sessionRegistrations.failed')}
    />
  );
}
