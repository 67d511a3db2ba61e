'use client';
import { useCallback } from 'react';
import { useLatest } from '../../react';
import { messageNodes } from './messageNodes';
import type { PostMessageProps } from './PostMessage';
import * as css from './PostMessage.css';

/** Filled past React, which never looks after nodes that are not its own. */
export function FormattedMessage({ html, values, onNavigate }: PostMessageProps) {
  const navigateRef = useLatest(onNavigate);
  const fill = useCallback(
    (box: HTMLDivElement | null) => box?.replaceChildren(messageNodes(html, values, navigateRef)),
    [html, values, navigateRef],
  );
  return <div ref={fill} dir="auto" className={css.message} />;
}
