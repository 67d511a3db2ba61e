'use client';
import { chunk, useChunk } from './chunk';
import { cx } from './cx';
import { plainText } from './plainText';
import * as css from './SafeHtml.css';
import type { SafeHtmlProps } from './FormattedHtml';

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
