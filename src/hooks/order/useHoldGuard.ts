'use client';
import { useEffect } from 'react';
import type { OrderState } from '../../domain';
import { guardUnload, useLatest } from '../../react';
import type { OrderFlow } from './orderFlow';
import { holderKey } from './singleHold';

/** The order that is watched over, and what would be lost with the page. */
export interface HoldGuardOptions {
  flow: Pick<OrderFlow, 'leave' | 'reread' | 'yieldToTab'>;
  at: OrderState['at'];
  /** Something was typed that leaving would lose sight of. */
  typed: boolean;
}

/** Places where a payment may be under way. A redirect is meant to leave. */
const inFlight: readonly OrderState['at'][] = [
  'submitting',
  'authenticating',
  'awaitingPayment',
  'unknownOutcome',
];

/**
 * Watches over a hold while its form is open: leaving asks first, going to another page gives the tickets back, another tab
 * that holds instead is heard of, and a page that slept reads the hold again. docs/decisions/0015.
 * @public
 */
export function useHoldGuard({ flow, at, typed }: HoldGuardOptions): void {
  const isHeld = at === 'registering';
  const isGuarded = (isHeld && typed) || inFlight.includes(at);
  const latestRef = useLatest({ flow, isHeld, isGuarded });

  const guards = isHeld || isGuarded;
  useEffect(() => {
    if (!guards) return;
    const { navigation } = window as { navigation?: Navigation };
    // A page can't tell a reload from leaving, except where the browser says where it goes. What was announced counts once:
    // the buyer may stay, and reload later.
    let isAnnounced = false;
    let leaves = false;
    const announce = (event: NavigateEvent) => {
      isAnnounced = event.navigationType !== 'reload' && leadsElsewhere(event);
    };
    const withdraw = () => {
      isAnnounced = false;
    };
    const leave = () => {
      if (leaves) latestRef.current.flow.leave();
    };
    navigation?.addEventListener('navigate', announce);
    navigation?.addEventListener('navigatesuccess', withdraw);
    navigation?.addEventListener('navigateerror', withdraw);
    const endGuard = guardUnload(() => {
      leaves = isAnnounced;
      isAnnounced = false;
      return latestRef.current.isGuarded;
    });
    window.addEventListener('pagehide', leave);
    return () => {
      navigation?.removeEventListener('navigate', announce);
      navigation?.removeEventListener('navigatesuccess', withdraw);
      navigation?.removeEventListener('navigateerror', withdraw);
      endGuard();
      window.removeEventListener('pagehide', leave);
    };
  }, [guards, latestRef]);

  useEffect(() => {
    if (!isHeld) return;
    const hear = ({ key, newValue }: StorageEvent) => {
      if (!key?.endsWith(holderKey)) return;
      if (newValue === null) latestRef.current.flow.reread();
      else latestRef.current.flow.yieldToTab();
    };
    const wake = () => {
      if (document.visibilityState === 'visible') latestRef.current.flow.reread();
    };
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latestRef.current.flow.reread();
    };
    window.addEventListener('storage', hear);
    window.addEventListener('pageshow', restore);
    document.addEventListener('visibilitychange', wake);
    return () => {
      window.removeEventListener('storage', hear);
      window.removeEventListener('pageshow', restore);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [isHeld, latestRef]);
}

/** The same page in another language is a reload as well. */
function leadsElsewhere({ destination, downloadRequest }: NavigateEvent): boolean {
  if (destination.sameDocument || downloadRequest !== null) return false;
  const { origin, pathname } = new URL(destination.url, location.href);
  return origin !== location.origin || pathname !== location.pathname;
}
