'use client';
import { chunk, useChunk } from './chunk';
import type { NoticeProps } from './Notice';

const notices = /* @__PURE__ */ chunk(() => import('./Notice'));

export interface LateNoticeProps extends Pick<NoticeProps, 'tone' | 'title' | 'children' | 'action'> {
  /** `alert` is read aloud at once. */
  role?: 'status' | 'alert' | undefined;
}

/** A notice whose look is not part of the first screen. Without it the words alone: they may be about the network. */
export function LateNotice({ role, ...props }: LateNoticeProps) {
  const notice = useChunk(notices);
  return (
    <div role={role}>
      {notice && <notice.Notice {...props} />}
      {notice === null && (
        <>
          {props.title}
          {props.children}
          {props.action}
        </>
      )}
    </div>
  );
}
