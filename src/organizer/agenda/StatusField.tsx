'use client';
import type { SessionStatus } from '../../contract';
import { nextStatuses, sessionStatuses, type SessionValues, type StatusBar } from '../../domain/agenda';
import { useT } from '../../i18n';
import { RadioCards } from '../kit/fields';

export interface StatusFieldProps {
  /** As it is saved; `null` for a new session. */
  status: SessionStatus | null;
  /** People registered. */
  registered: number;
}

/** What a session can become; what it can't says why. */
export function StatusField({ status, registered }: StatusFieldProps) {
  const t = useT();
  const next = nextStatuses(status, registered);
  const why: Record<StatusBar, string> = {
    ends: t('organizer.agenda.statusEnds'),
    taken: t('organizer.agenda.statusTaken', { count: registered }),
  };
  const options = sessionStatuses.flatMap((value) => {
    const bar = next[value];
    if (bar === undefined) return [];
    return [
      {
        value,
        label: t(`organizer.agenda.status.${value}`),
        text: t(`organizer.agenda.statusText.${value}`),
        unavailable: bar === null ? undefined : why[bar],
      },
    ];
  });
  return <RadioCards<SessionValues> name="status" label={t('organizer.orders.status')} options={options} />;
}
