'use client';
import { useEffect, useRef } from 'react';
import { warn } from '../../diagnostics';

/** Development only: a row that is another component each time is mounted anew, and whoever is in it loses focus and place. */
export function RowWatch({ Row }: { Row: unknown }) {
  const last = useRef(Row);
  const changes = useRef(0);
  useEffect(() => {
    if (last.current === Row) return;
    last.current = Row;
    changes.current += 1;
    // One change may be meant.
    if (process.env.NODE_ENV !== 'production' && changes.current > 1)
      warn('BX1013', 'The `Row` of the ticket list is another component at each render.');
  }, [Row]);
  return null;
}
