'use client';
import type { PromotionStatus } from '../../contract';
import { useT } from '../../i18n';
import { Tag, type TagProps } from '../../themed/kit/Tag';

const tones: Record<PromotionStatus, TagProps['tone']> = {
  ACTIVE: 'positive',
  SCHEDULED: 'outline',
  USED_UP: 'warning',
  ENDED: 'neutral',
};

/** Whether buyers can use a code now, in colour and in a word. */
export function PromotionStatusTag({ status }: { status: PromotionStatus }) {
  const t = useT();
  return <Tag tone={tones[status]}>{t(`organizer.promotions.status.${status}`)}</Tag>;
}
