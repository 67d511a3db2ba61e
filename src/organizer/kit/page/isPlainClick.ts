import type { MouseEvent } from 'react';

/** A click that a router may take over: not one that asks for a new tab or window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
