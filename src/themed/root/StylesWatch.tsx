'use client';
import { useEffect } from 'react';
import { warnOfMissingStyles } from '../../diagnostics';

/** Development only: says that the stylesheet of what is around `portal` is missing. */
export function StylesWatch({ portal }: { portal: HTMLElement | null }) {
  const box = portal?.parentElement;
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' && box) return warnOfMissingStyles(box);
    return undefined;
  }, [box]);
  return null;
}
