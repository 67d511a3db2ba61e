'use client';
import type { NoticeProps } from '../kit/Notice';
import { useLater } from './useLater';

export interface LateNoticeProps extends Pick<NoticeProps, 'tone' | 'title' | 'children' | 'action'> {
  /** `alert` is read aloud at once. */
  role?: 'status' | 'alert' | undefined;
}

/** A notice whose look is not part of the first screen; the words alone where it can't be loaded. */
export function LateNotice({ role, ...props }: LateNoticeProps) {
  const later = useLater();
  return (
    <div role={role}>
      {later && <later.Notice {...props} />}
      {later === null && (
        <>
          {props.title}
          {props.children}
          {props.action}
        </>
      )}
    </div>
  );
}
