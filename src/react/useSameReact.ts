'use client';
import { useDebugValue } from 'react';
import { warn } from '../diagnostics';

/** Says in development why React's hooks throw: this package imports another copy of React than the one that draws the page. */
export function useSameReact(): void {
  try {
    useDebugValue(undefined);
  } catch (cause) {
    if (process.env.NODE_ENV !== 'production')
      warn('BX1016', 'boxoffice imports another copy of React than the one that draws this page.');
    throw cause;
  }
}
