'use client';
import { useEffect, useState } from 'react';

/** An address of this page for a calendar file made in it; none for none, and until it is made. */
export function useFileAddress(file: string | null): string | undefined {
  const [made, setMade] = useState<{ file: string; address: string }>();
  useEffect(() => {
    if (file === null) return;
    const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    let isOver = false;
    queueMicrotask(() => {
      if (!isOver) setMade({ file, address });
    });
    return () => {
      isOver = true;
      URL.revokeObjectURL(address);
    };
  }, [file]);
  return made?.file === file ? made.address : undefined;
}
