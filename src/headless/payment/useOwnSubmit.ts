'use client';
import { useEffect } from 'react';
import type { PaymentSlot } from './slot';

/** The form's own button makes room for those of a method while they can be pressed, and is back once they are gone. */
export function useOwnSubmit(onOwnSubmit: PaymentSlot['onOwnSubmit'] | undefined, isOwn: boolean): void {
  useEffect(() => {
    if (!isOwn) return;
    onOwnSubmit?.(true);
    return () => onOwnSubmit?.(false);
  }, [onOwnSubmit, isOwn]);
}
