'use client';
import { useEffect, useRef } from 'react';
import { warn } from '../../diagnostics';

/** Development only: a row that is another component each time is mounted anew, and whoever is in it loses focus and place. */
export function RowWatch({ Row }: { Row: unknown }) {
  const last = useRef(Row);
  const copies = useRef(0);
  useEffect(() => {
    if (last.current === Row) return;
    // Another row, or one that was edited, is meant; of a copy the first may be a hot reload's.
    copies.current += String(last.current) === String(Row) ? 1 : 0;
    last.current = Row;
    if (process.env.NODE_ENV !== 'production' && copies.current > 1)
      warn('BX1013', 'The `Row` of the ticket list is another component at each render.');
  }, [Row]);
  return null;
}
