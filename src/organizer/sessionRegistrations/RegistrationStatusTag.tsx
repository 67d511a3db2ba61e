'use client';
import type { SessionRegistrationStatus } from '../../contract';
import { useT } from '../../i18n';
import { Tag } from '../../themed/kit/Tag';

/** Whether somebody has a place or waits for one, in colour and in a word. */
export function RegistrationStatusTag({ status }: { status: SessionRegistrationStatus }) {
  const t = useT();
  return (
    <Tag tone={status === 'REGISTERED' ? 'positive' : 'warning'}>
      {t(`organizer.sessionRegistrations.status.${status}`)}
    </Tag>
  );
}
