import type { ReactNode } from 'react';
import { Notice, type NoticeProps } from '../../../themed/kit/Notice';
import { Progress } from '../../../themed/kit/Progress';
import * as css from './jobs.css';

export interface JobNoticeProps extends Pick<NoticeProps, 'tone' | 'onDismiss' | 'action'> {
  /** What the job does, or did. */
  title: string;
  /** How far it is, from 0 to 1; absent while nobody knows, and once it ended. */
  share?: number | undefined;
  /** Lines below. */
  children: ReactNode;
}

/** One job: what it does, how far it is, and what can be done about it. */
export function JobNotice({ title, share, children, ...notice }: JobNoticeProps) {
  return (
    <Notice {...notice} title={title}>
      <div className={css.parts}>
        {share !== undefined && <Progress label={title} value={share} />}
        {children}
      </div>
    </Notice>
  );
}
