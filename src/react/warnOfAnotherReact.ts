'use client';
import { useDebugValue as probe } from 'react';
import { warn } from '../diagnostics';

/**
 * Development only, in a render: says why React's hooks throw, when this package imports another copy of React than the one that draws the page.
 * What is asked of React here keeps nothing, so that it may be left out of production.
 */
export function warnOfAnotherReact(): void {
  try {
    probe(undefined);
  } catch (cause) {
    warn('BX1016', 'boxoffice imports another copy of React than the one that draws this page.');
    throw cause;
  }
}
