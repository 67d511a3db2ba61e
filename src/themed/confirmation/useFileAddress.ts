'use client';
import { useEffect, useState } from 'react';

/** An address of this page for a calendar file made in it; none for none, and until it is made. */
export function useFileAddress(file: string | null): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (file === null) return;
    const made = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [file]);
  return address;
}
