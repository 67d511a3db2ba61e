'use client';
import { useCallback, useEffect, useState } from 'react';
import { cx } from './cx';
import * as css from './SafeHtml.css';
import { plainText, sanitizeHtml } from './sanitizeHtml';

export interface SafeHtmlProps {
  /** The organizer's or the server's HTML. */
  html: string;
  /** Once the formatted text is in place, with its own size. */
  onReady?: (() => void) | undefined;
  className?: string | undefined;
}

/** The one door for HTML from outside: the words at once, their formatting as soon as the sanitizer is there. */
export function SafeHtml({ html, onReady, className }: SafeHtmlProps) {
  const [safe, setSafe] = useState<{ html: string; content: DocumentFragment }>();
  const isMarkup = /[<&]/.test(html);

  useEffect(() => {
    if (!isMarkup) return;
    let isCurrent = true;
    sanitizeHtml(html).then(
      (content) => isCurrent && setSafe({ html, content }),
      // Without the sanitizer the words stay as they are.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [html, isMarkup]);

  const insert = useCallback(
    (box: HTMLDivElement | null) => {
      if (!box || !safe) return;
      box.replaceChildren(safe.content.cloneNode(true));
      onReady?.();
    },
    [safe, onReady],
  );

  // Two boxes, so that React never looks after nodes that are not its own.
  return safe?.html === html ? (
    <div key="html" ref={insert} className={cx(css.html, className)} />
  ) : (
    <div key="text" className={cx(css.html, className)}>
      {isMarkup ? plainText(html) : html}
    </div>
  );
}
