'use client';
import type { FlowStatus } from '../../domain/registrationFlows';
import { useT } from '../../i18n';
import { Tag, type TagProps } from '../../themed/kit/Tag';

const tones: Record<FlowStatus, TagProps['tone']> = {
  active: 'positive',
  inactive: 'neutral',
  archived: 'outline',
};

/** Whether people can register through a flow, in colour and in a word. */
export function FlowStatusTag({ status }: { status: FlowStatus }) {
  const t = useT();
  return <Tag tone={tones[status]}>{t(`organizer.registrationFlows.status.${status}`)}</Tag>;
}
