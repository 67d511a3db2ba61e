'use client';
import { chunk, useChunk } from './chunk';
import { cx } from './cx';
import { plainText } from './plainText';
import * as css from './SafeHtml.css';

/** Props of `SafeHtml`. @public */
export interface SafeHtmlProps {
  /** The organizer's or the server's HTML. */
  html: string;
  /** Once the formatted text is in place, with its own size. Keep the function the same between renders. */
  onReady?: (() => void) | undefined;
  /** Added to the classes of its outermost element. */
  className?: string | undefined;
}

const formatting = /* @__PURE__ */ chunk(() => import('./FormattedHtml'));

/**
 * The one door for HTML from outside: the words at once, their formatting as soon as the sanitizer is there. Without it
 * the words stay as they are.
 * @public
 */
export function SafeHtml({ className, ...props }: SafeHtmlProps) {
  const isMarkup = /[<&]/.test(props.html);
  const formatted = useChunk(formatting, isMarkup);
  const classes = cx(css.html, className);
  if (formatted) return <formatted.FormattedHtml {...props} className={classes} />;
  return <div className={classes}>{isMarkup ? plainText(props.html) : props.html}</div>;
}
