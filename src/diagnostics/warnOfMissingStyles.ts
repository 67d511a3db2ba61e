import { warn } from './warn';

/** Milliseconds that a stylesheet may take. */
const timeoutMs = 3_000;

/**
 * Development only: says when nothing styles what is on the screen.
 *
 * @param box an element that has the properties of the theme once its stylesheet is there
 * @returns stops waiting
 */
export function warnOfMissingStyles(box: Element): () => void {
  const timer = setTimeout(() => {
    const isOnScreen = box.getClientRects().length > 0;
    if (isOnScreen && getComputedStyle(box).getPropertyValue('--bx-accent') === '')
      warn('BX1017', 'The stylesheet is missing: import "boxoffice/styles.css".');
  }, timeoutMs);
  return () => clearTimeout(timer);
}
