'use client';
import { Suspense, useCallback, useEffect, useState } from 'react';
import type { WidgetBootstrap } from '../contract';
import type { Selection, WidgetEventListener } from '../domain';
import { useOrder } from '../hooks';
import { useAreTextsWhole } from '../i18n';
import { useLatest } from '../react';
import { TicketListSkeleton } from '../themed/tickets/TicketListSkeleton';
import type { PaymentOptions } from './payment/useWays';
import { lazyWithRetry, prefetch } from './lazyWithRetry';
import { SelectionStep } from './tickets/SelectionStep';
import { tell } from './tell';
import type { TicketWidgetProps } from './TicketWidget';
import { Screen } from './WidgetFrame';

const loadLater = () => import('./LaterScreens');
const LaterScreens = /* @__PURE__ */ lazyWithRetry(loadLater, 'LaterScreens');

export interface OrderScreensProps extends Pick<
  TicketWidgetProps,
  | 'captcha'
  | 'promotionCode'
  | 'onConfirmed'
  | 'onBack'
  | 'onError'
  | 'onEvent'
  | 'analytics'
  | 'campaign'
  | 'onStepChange'
  | 'onSessionReachedCapacity'
  | 'swapToken'
  | 'returnUrl'
  | 'authUrl'
  | 'onNavigate'
  | 'calendarEndpoint'
  | 'parentOrigin'
  | 'onLeave'
  | 'ticketIds'
  | 'prefill'
  | 'controls'
  | 'onCountdownWarning'
  | 'popups'
  | 'guardsClicks'
> {
  eventId: string;
  bootstrap: WidgetBootstrap;
  payments: PaymentOptions;
}

/** One screen for each place an order can be in. */
export function OrderScreens(props: OrderScreensProps) {
  const { siteConf, ticketsWidgetModel } = props.bootstrap;
  const latestRef = useLatest(props);
  const report = useCallback<WidgetEventListener>((...told) => tell(latestRef.current, ...told), [latestRef]);
  const order = useOrder(props.eventId, {
    onEvent: report,
    campaign: props.campaign,
    features: siteConf.features,
    captcha: ticketsWidgetModel.captchaEnabled
      ? { adapter: props.captcha, site: siteConf.captcha, onError: props.onError }
      : undefined,
    returnUrl: props.returnUrl,
    swap: props.swapToken ? { token: props.swapToken, gateway: siteConf.gateway } : undefined,
  });
  const { state } = order;
  const isWhole = useAreTextsWhole();
  const [chosen, setChosen] = useState<Selection | null>(null);
  useEffect(() => latestRef.current.onStepChange?.(state.at), [state.at, latestRef]);

  // Going back and starting over begin anew, as a reload of the route would (docs/decisions/0007).
  const isHeld = 'hold' in state || state.at === 'timedOut';
  const [wasHeld, setWasHeld] = useState(isHeld);
  if (wasHeld !== isHeld) {
    setWasHeld(isHeld);
    if (wasHeld) setChosen(null);
  }

  const choose = (selection: Selection) => {
    prefetch(loadLater);
    setChosen(selection);
  };

  if (state.at === 'selecting' || state.at === 'holding')
    // 000 §2.1: hidden when a swap token is present.
    return props.swapToken ? (
      <Waiting />
    ) : (
      <Screen>
        <SelectionStep
          {...props}
          onEvent={report}
          state={state}
          flow={order}
          chosen={chosen}
          onChoose={choose}
        />
      </Screen>
    );
  // Their chunk and the rest of the texts may still be on their way.
  if (state.at === 'resuming' || !isWhole) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <LaterScreens {...props} onEvent={report} order={order} state={state} />
    </Suspense>
  );
}

const Waiting = () => (
  <Screen>
    <TicketListSkeleton />
  </Screen>
);
