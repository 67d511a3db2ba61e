'use client';
import type { SessionStatus } from '../../contract';
import { useT } from '../../i18n';
import { Tag, type TagProps } from '../../themed/kit/Tag';

const tones: Record<SessionStatus, TagProps['tone']> = {
  DRAFT: 'outline',
  PUBLISHED: 'positive',
  CANCELLED: 'neutral',
};

/** Whether attendees see a session, in colour and in a word. */
export function SessionStatusTag({ status }: { status: SessionStatus }) {
  const t = useT();
  return <Tag tone={tones[status]}>{t(`organizer.agenda.status.${status}`)}</Tag>;
}
