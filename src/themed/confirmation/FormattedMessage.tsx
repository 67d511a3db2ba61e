'use client';
import { useCallback, useEffect, useRef } from 'react';
import { messageNodes } from './messageNodes';
import type { PostMessageProps } from './PostMessage';
import * as css from './PostMessage.css';

/** Filled past React, which never looks after nodes that are not its own. */
export function FormattedMessage({ html, values, onNavigate }: PostMessageProps) {
  const navigate = useRef(onNavigate);
  useEffect(() => {
    navigate.current = onNavigate;
  });
  const fill = useCallback(
    (box: HTMLDivElement | null) => box?.replaceChildren(messageNodes(html, values, navigate)),
    [html, values],
  );
  return <div ref={fill} dir="auto" className={css.message} />;
}
