'use client';
import { useCallback } from 'react';
import { useLatest } from '../../react';
import { messageNodes } from './messageNodes';
import * as css from './PostMessage.css';
import type { PlaceholderValues } from '../../domain/confirmation';

export interface PostMessageProps {
  /** The organizer's HTML with placeholders. */
  html: string;
  values: PlaceholderValues;
  /** Goes to a path of this application; links that begin with a single slash are ordinary links without it. */
  onNavigate?: ((path: string) => void) | undefined;
}

/** Filled past React, which never looks after nodes that are not its own. */
export function FormattedMessage({ html, values, onNavigate }: PostMessageProps) {
  const navigateRef = useLatest(onNavigate);
  const fill = useCallback(
    (box: HTMLDivElement | null) => box?.replaceChildren(messageNodes(html, values, navigateRef)),
    [html, values, navigateRef],
  );
  return <div ref={fill} dir="auto" className={css.message} />;
}
