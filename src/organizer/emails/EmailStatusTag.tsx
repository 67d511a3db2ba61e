'use client';
import type { EmailCampaign, EmailStatus } from '../../contract';
import { useT } from '../../i18n';
import { Tag, type TagProps } from '../../themed/kit/Tag';

const tones: Record<EmailStatus, TagProps['tone']> = {
  DRAFT: 'neutral',
  SCHEDULED: 'outline',
  ACTIVE: 'positive',
  SENT: 'positive',
};

/** Whether an email goes out, in colour and in a word: one that is off does not, whatever else it is. */
export function EmailStatusTag({ email }: { email: Pick<EmailCampaign, 'status' | 'enabled'> }) {
  const t = useT();
  const { status, enabled } = email;
  const isOff = !enabled && (status === 'ACTIVE' || status === 'SCHEDULED');
  if (isOff) return <Tag tone="neutral">{t('organizer.emails.status.off')}</Tag>;
  return <Tag tone={tones[status]}>{t(`organizer.emails.status.${status}`)}</Tag>;
}
