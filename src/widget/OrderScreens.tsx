'use client';
import { Suspense, useEffect, useState } from 'react';
import type { Selection } from '../domain';
import { useOrder } from '../hooks';
import { useAreTextsWhole } from '../i18n';
import { useLatest } from '../react';
import { TicketListSkeleton } from '../themed/tickets/TicketListSkeleton';
import { lazyWithRetry, prefetch } from '../payments/ui/lazyWithRetry';
import { SelectionStep } from './tickets/SelectionStep';
import { useWidgetContext } from './WidgetContext';
import { Screen } from './WidgetFrame';

const loadLater = () => import('./LaterScreens');
const LaterScreens = /* @__PURE__ */ lazyWithRetry(loadLater, 'LaterScreens');

/** One screen for each place an order can be in. */
export function OrderScreens() {
  const { eventId, bootstrap, swapToken, onEvent, ...host } = useWidgetContext();
  const { siteConf, ticketsWidgetModel } = bootstrap;
  const order = useOrder(eventId, {
    onEvent,
    campaign: host.campaign,
    features: siteConf.features,
    captcha: ticketsWidgetModel.captchaEnabled
      ? { adapter: host.captcha, site: siteConf.captcha, onError: host.onError }
      : undefined,
    returnUrl: host.returnUrl,
    swap: swapToken ? { token: swapToken, gateway: siteConf.gateway } : undefined,
  });
  const { state } = order;
  const isWhole = useAreTextsWhole();
  const [chosen, setChosen] = useState<Selection | null>(null);
  const latestRef = useLatest(host.onStepChange);
  useEffect(() => latestRef.current?.(state.at), [state.at, latestRef]);

  // Going back and starting over begin anew, as a reload of the route would (docs/decisions/0007).
  const isHeld = 'hold' in state || state.at === 'timedOut';
  const [wasHeld, setWasHeld] = useState(isHeld);
  if (wasHeld !== isHeld) {
    setWasHeld(isHeld);
    if (wasHeld) setChosen(null);
  }

  const choose = (selection: Selection) => {
    if (!chosen) prefetch(loadLater);
    setChosen(selection);
  };

  if (state.at === 'selecting' || state.at === 'holding')
    // 000 §2.1: hidden when a swap token is present.
    return swapToken ? (
      <Waiting />
    ) : (
      <Screen>
        {host.slots?.beforeTickets}
        <SelectionStep state={state} flow={order} chosen={chosen} onChoose={choose} />
        {host.slots?.afterTickets}
      </Screen>
    );
  // Their chunk and the rest of the texts may still be on their way.
  if (state.at === 'resuming' || !isWhole) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <LaterScreens order={order} state={state} />
    </Suspense>
  );
}

const Waiting = () => (
  <Screen>
    <TicketListSkeleton />
  </Screen>
);
