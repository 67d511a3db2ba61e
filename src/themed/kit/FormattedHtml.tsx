'use client';
import { useCallback, useMemo } from 'react';
import { cx } from './cx';
import * as css from './FormattedHtml.css';
import { purify } from './purify';
import type { SafeHtmlProps } from './SafeHtml';

/** HTML from outside, made safe. The box is filled past React, which never looks after nodes that are not its own. */
export function FormattedHtml({ html, onReady, className }: SafeHtmlProps) {
  const content = useMemo(() => purify(html), [html]);
  const fill = useCallback(
    (box: HTMLDivElement | null) => {
      box?.replaceChildren(content.cloneNode(true));
      if (box) onReady?.();
    },
    [content, onReady],
  );
  return <div ref={fill} className={cx(css.html, className)} />;
}
