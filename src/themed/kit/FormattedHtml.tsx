'use client';
import { useCallback } from 'react';
import { cx } from './cx';
import * as css from './FormattedHtml.css';
import { purify } from './purify';
import type { SafeHtmlProps } from './SafeHtml';

/** HTML from outside, made safe. The box is filled past React, which never looks after nodes that are not its own. */
export function FormattedHtml({ html, onReady, className }: SafeHtmlProps) {
  const fill = useCallback(
    (box: HTMLDivElement | null) => {
      // Moved, not copied: nodes that are kept keep the document they were read in, one for each description.
      box?.replaceChildren(purify(html));
      if (box) onReady?.();
    },
    [html, onReady],
  );
  return <div ref={fill} className={cx(css.html, className)} />;
}
