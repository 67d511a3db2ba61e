'use client';
import { useCallback } from 'react';
import { cx } from './cx';
import * as css from './FormattedHtml.css';
import { purify } from './purify';

/** Props of `SafeHtml`. @public */
export interface SafeHtmlProps {
  /** The organizer's or the server's HTML. */
  html: string;
  /** Once the formatted text is in place, with its own size. Keep the function the same between renders. */
  onReady?: (() => void) | undefined;
  /** Added to the classes of its outermost element. */
  className?: string | undefined;
}

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
