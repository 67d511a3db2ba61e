'use client';
import type { BuyerRequestStatus } from '../../contract';
import { useT } from '../../i18n';
import { Tag } from '../../themed/kit/Tag';

const tones = {
  open: 'warning',
  approved: 'positive',
  declined: 'neutral',
  closed: 'neutral',
} as const satisfies Record<BuyerRequestStatus, string>;

/** What became of a request. */
export function RequestStatusTag({ status }: { status: BuyerRequestStatus }) {
  const t = useT();
  return <Tag tone={tones[status]}>{t(`organizer.myOrder.status.${status}`)}</Tag>;
}
