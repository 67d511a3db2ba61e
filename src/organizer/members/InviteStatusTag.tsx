'use client';
import type { InviteStatus } from '../../contract';
import { useT } from '../../i18n';
import { Tag, type TagProps } from '../../themed/kit/Tag';

const tones: Record<InviteStatus, TagProps['tone']> = {
  PENDING: 'neutral',
  ACCEPTED: 'positive',
  DECLINED: 'danger',
  EXPIRED: 'warning',
};

/** Where an invitation stands, in colour and in a word. */
export function InviteStatusTag({ status }: { status: InviteStatus }) {
  const t = useT();
  return <Tag tone={tones[status]}>{t(`organizer.members.status.${status}`)}</Tag>;
}
