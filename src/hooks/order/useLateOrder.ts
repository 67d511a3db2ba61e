'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { getTickets, type FeatureFlags } from '../../contract';
import type { OrderState, WidgetEventListener } from '../../domain';
import type { CaptchaChoice } from '../captcha/openCaptcha';
import { useEnvironment } from '../environment';
import { endpointKey } from '../query';
import { createTextStore } from '../textStore';
import type { Campaign } from './campaign';
import type { SwapOrder } from './createHolds';
import type { OrderFlow } from './orderFlow';
import { lateOrderFlow } from './lateOrderFlow';
import { loadOrderFlow } from './loadOrderFlow';
import { orderLinkPrefix } from './orderLinkPrefix';
import { createOrderMemory, type OrderMemory } from './orderMemory';
import { sharedOutcomeKey } from './sharedOutcome';

/** What an order begins with. */
export interface UseOrderOptions {
  features: FeatureFlags;
  /** Address on this origin that wakes the opener after a challenge; that of 000 §2 when absent. */
  returnUrl?: string | undefined;
  /** Asked before each hold; absent where the widget asks for none (`captchaEnabled`). */
  captcha?: CaptchaChoice | undefined;
  /** Tickets to swap: they are held at once, and nothing is chosen (000 §4 Swap). */
  swap?: SwapOrder | undefined;
  /** How the buyer came. Default: the campaign parameters of the page's address. */
  campaign?: Campaign | undefined;
  /** Hears of every step of the order. It must not throw. */
  onEvent?: WidgetEventListener | undefined;
}

/** The state of an order, and what can be done with it. @public */
export interface UseOrderResult extends OrderFlow {
  state: OrderState;
  /** What was typed in this tab, across reloads and expiry. */
  draft: Pick<OrderMemory, 'readDraft' | 'writeDraft'>;
  /** As given at first: what `openCaptcha` takes, for a visible check. */
  captcha: CaptchaChoice | undefined;
}

/** `useOrder` for a list that must not wait for it: what an order does is loaded when it is needed, or by who calls `loadOrderFlow` before. */
export function useLateOrder(eventId: string, options: UseOrderOptions): UseOrderResult {
  const { client, tabStore, ...environment } = useEnvironment();
  const queries = useQueryClient();
  const [{ flow, memory, captcha }] = useState(() => {
    const memory = createOrderMemory(tabStore, eventId);
    const browserStore = environment.browserStore ?? createTextStore(() => localStorage);
    const isElsewhere = () =>
      location.hash.startsWith(orderLinkPrefix) || browserStore.read(sharedOutcomeKey(eventId)) !== null;
    // A server has none.
    const { location: page } = globalThis as { location?: Location };
    const search = page?.search;
    const open = async () => {
      const { createOrderFlow } = await loadOrderFlow();
      const onReleased = () => void queries.invalidateQueries({ queryKey: endpointKey(getTickets) });
      return createOrderFlow({ client, memory, eventId, browserStore, onReleased, search, ...options });
    };
    return {
      memory,
      flow: lateOrderFlow({ memory, isElsewhere, isSwap: !!options.swap, open }),
      captcha: options.captcha,
    };
  });
  const state = useSyncExternalStore(flow.subscribe, flow.getState, flow.getState);
  useEffect(() => flow.resume(), [flow]);
  return useMemo(() => ({ ...flow, state, draft: memory, captcha }), [flow, memory, state, captcha]);
}
