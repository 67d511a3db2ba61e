'use client';
import type { ReactNode } from 'react';
import { ScreenFailed, ScreenLoading, ScreenNotFound } from '../page/ScreenStates';
import type { Reading } from './reading';

export interface ReadStateProps<Content> extends Reading {
  /** What was read; `null` before the first answer. */
  content: Content | null;
  /** Read aloud: "Loading orders". */
  loading: string;
  /** The place of what is coming; lines of a list when absent. */
  skeleton?: ReactNode;
  /** "We could not load the orders". */
  failed: string;
  /** Between a failure and the content: why the last change was not made. */
  notice?: ReactNode;
  children: (content: Content) => ReactNode;
}

/** Lines until there is something to show, or that it does not exist; what is there stays, below a failed read and the way to try again. */
export function ReadState<Content>(props: ReadStateProps<Content>) {
  const { content, loading, skeleton, failed, notice, children, hasFailed, isUnknown, isUpdating, onRetry } =
    props;
  if (content === null && isUnknown) return <ScreenNotFound />;
  return (
    <>
      {hasFailed && <ScreenFailed title={failed} onRetry={onRetry} isRetrying={isUpdating} />}
      {notice}
      {content === null
        ? !hasFailed && <ScreenLoading label={loading}>{skeleton}</ScreenLoading>
        : children(content)}
    </>
  );
}
