'use client';
import { useEffect, useRef, useState } from 'react';
import type { OrderFlow } from '../../hooks';
import { useLatest } from '../../react';
import { RedirectDialog } from '../../themed/payment/RedirectDialog';
import { leadTop } from './leadTop';

/** `go` leads the top window there, and answers false where the browser refuses. @public */
export type Leave = (address: string, go: (address: string) => boolean) => void;

export interface LeadAwayProps {
  /** Where the payment goes on; the method has checked it. */
  address: string;
  order: Pick<OrderFlow, 'comeBack' | 'reread'>;
  onLeave: Leave | undefined;
}

/** Milliseconds after which a page that is still here was not led away, though no error said so. */
const timeoutMs = 8_000;

/** Leads the buyer to the provider's page, and takes them in again when they come back by the browser's own Back (FAULTS F47). */
export function LeadAway({ address, order, onLeave }: LeadAwayProps) {
  const [isRefused, setRefused] = useState(false);
  const left = useRef<string | null>(null);
  const latestRef = useLatest({ order, onLeave });
  useEffect(() => {
    const isFirst = left.current !== address;
    left.current = address;
    const timer = setTimeout(() => setRefused(true), timeoutMs);
    if (isFirst && !goes(address, latestRef.current.onLeave)) setRefused(true);
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      latestRef.current.order.comeBack();
      // It may be paid by now.
      latestRef.current.order.reread();
    };
    window.addEventListener('pageshow', restore);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', restore);
    };
  }, [address, latestRef]);
  return <RedirectDialog address={address} isRefused={isRefused} onBack={order.comeBack} />;
}

function goes(address: string, onLeave: LeadAwayProps['onLeave']): boolean {
  if (!onLeave) return leadTop(address);
  try {
    onLeave(address, leadTop);
    return true;
  } catch {
    return false;
  }
}
