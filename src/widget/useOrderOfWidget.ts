'use client';
import { useEffect, useState } from 'react';
import type { Selection } from '../domain';
import { useLateOrder, type UseOrderResult } from '../hooks';
import { useLatest } from '../react';
import type { Choice } from './OrderContext';
import { useWidgetContext } from './WidgetContext';

/** The order as the widget's host wants it, and what the buyer chose so far. */
export function useOrderOfWidget(): { order: UseOrderResult; choice: Choice } {
  const { eventId, bootstrap, swapToken, onEvent, ...host } = useWidgetContext();
  const { siteConf, ticketsWidgetModel } = bootstrap;
  const order = useLateOrder(eventId, {
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

  return { order, choice: { chosen, choose: setChosen } };
}
