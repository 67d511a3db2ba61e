'use client';
import type { EmailStatus } from '../../contract';
import { useT } from '../../i18n';
import { Tag, type TagProps } from '../../themed/kit/Tag';

const tones: Record<EmailStatus, TagProps['tone']> = {
  DRAFT: 'neutral',
  SCHEDULED: 'outline',
  ACTIVE: 'positive',
  SENT: 'positive',
};

/** Whether an email goes out, in colour and in a word. */
export function EmailStatusTag({ status }: { status: EmailStatus }) {
  const t = useT();
  return <Tag tone={tones[status]}>{t(`organizer.emails.status.${status}`)}</Tag>;
}
