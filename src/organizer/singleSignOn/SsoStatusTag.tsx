'use client';
import type { SsoStatus } from '../../contract';
import { useT } from '../../i18n';
import { Tag } from '../../themed/kit/Tag';
import { statusKeys } from './ssoKeys';

/** Whether people can sign in with a provider, in color and in a word. */
export function SsoStatusTag({ status }: { status: SsoStatus }) {
  const t = useT();
  const { label, tone } = statusKeys[status];
  return <Tag tone={tone}>{t(label)}</Tag>;
}
