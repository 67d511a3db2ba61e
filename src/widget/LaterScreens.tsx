'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import type { OrderState } from '../domain';
import type { UseOrderResult } from '../hooks';
import { ConfirmedStep } from './confirmation/ConfirmedStep';
import { usePaymentOptions } from './payment/usePaymentOptions';
import { RegistrationStep } from './registration/RegistrationStep';
import { TimedOutStep } from './registration/TimedOutStep';
import { useAreTextsWhole } from '../i18n';
import { RegistrationSkeleton } from '../themed/registration/RegistrationSkeleton';
import { lazyWithRetry } from '../payments/ui/lazyWithRetry';
import { keepFocus } from '../react/keepFocus';
import { screenOf, transitionFrom } from './screenTransition';
import { useArrival } from './useArrival';
import { Waiting } from './Waiting';
import { useWidgetContext } from './WidgetContext';
import { Screen } from './WidgetFrame';

const SwapStep = /* @__PURE__ */ lazyWithRetry(() => import('./registration/SwapStep'), 'SwapStep');

/** For the list, which the way to these screens begins on. */
export { transitionFrom };

export interface LaterScreensProps {
  order: UseOrderResult;
  state: Exclude<OrderState, { at: 'selecting' | 'holding' }>;
  /** The parts of the form, arranged by the page around. */
  children?: ReactNode;
}

/** The screens behind the ticket list, one for each place an order can be in from there. */
export function LaterScreens({ state, ...props }: LaterScreensProps) {
  // The list comes without the rest of the texts.
  const isWhole = useAreTextsWhole();
  if (state.at === 'resuming' || !isWhole) return <Waiting />;
  return <Screens {...props} state={state} />;
}

interface ScreensProps extends LaterScreensProps {
  state: Exclude<LaterScreensProps['state'], { at: 'resuming' }>;
}

function Screens(props: ScreensProps) {
  const container = useRef<HTMLDivElement>(null);
  const { order } = props;
  useEffect(() => {
    if (container.current) keepFocus(container.current);
  }, []);
  useEffect(() => order.drawBy(transitionFrom(container, order.state)), [order]);
  useArrival(container, screenOf(props.state));
  return (
    <div ref={container}>
      <LaterScreen {...props} />
    </div>
  );
}

function LaterScreen({ state, order, children }: ScreensProps) {
  const { bootstrap, payments, onEvent } = useWidgetContext();
  const options = usePaymentOptions(payments, onEvent);
  switch (state.at) {
    case 'swapping':
    case 'swapRefused':
      return (
        <Screen>
          <SwapStep state={state} order={order} siteConf={bootstrap.siteConf} />
        </Screen>
      );
    case 'registering':
    case 'submitting':
    case 'authenticating':
    case 'redirecting':
    case 'awaitingPayment':
    case 'unknownOutcome':
      return (
        <Screen width="wide">
          {options ? (
            <RegistrationStep order={order} state={state} payments={options}>
              {children}
            </RegistrationStep>
          ) : (
            <RegistrationSkeleton />
          )}
        </Screen>
      );
    case 'timedOut':
    case 'cancelled':
      return (
        <Screen>
          <TimedOutStep
            problem={state.at === 'timedOut' ? state.problem : null}
            onStartOver={order.startOver}
          />
        </Screen>
      );
    case 'confirmed':
      return <ConfirmedStep order={state.order} />;
  }
}
