'use client';
import { useRef } from 'react';
import type { OrderState } from '../domain';
import type { Analytics } from '../hooks';
import { ConfirmedStep, type ConfirmedStepProps } from './confirmation/ConfirmedStep';
import { useWays, type PaymentOptions } from './payment/useWays';
import { RegistrationStep, type RegistrationStepProps } from './registration/RegistrationStep';
import { TimedOutStep } from './registration/TimedOutStep';
import { TicketListSkeleton } from '../themed/tickets/TicketListSkeleton';
import { lazyWithRetry } from './lazyWithRetry';
import { useArrival } from './useArrival';
import { Screen } from './WidgetFrame';

const SwapStep = /* @__PURE__ */ lazyWithRetry(() => import('./registration/SwapStep'), 'SwapStep');

export interface LaterScreensProps extends Omit<RegistrationStepProps, 'state' | 'payments'> {
  payments: PaymentOptions;
  onError?: ((error: unknown) => void) | undefined;
  analytics?: Analytics | undefined;
  onConfirmed?: ConfirmedStepProps['onConfirmed'];
  onNavigate?: ConfirmedStepProps['onNavigate'];
  calendarEndpoint?: ConfirmedStepProps['calendarEndpoint'];
  state: Exclude<OrderState, { at: 'selecting' | 'holding' | 'resuming' }>;
}

/** The screens behind the ticket list, one for each place an order can be in from there. */
export function LaterScreens(props: LaterScreensProps) {
  const container = useRef<HTMLDivElement>(null);
  // Whatever happens while tickets are held is drawn in the form, or in its place.
  useArrival(container, 'hold' in props.state ? 'form' : props.state.at);
  return (
    <div ref={container}>
      <LaterScreen {...props} />
    </div>
  );
}

function LaterScreen({ state, payments, ...props }: LaterScreensProps) {
  const ways = useWays(payments);
  switch (state.at) {
    case 'swapping':
    case 'swapRefused':
      return (
        <Screen>
          <SwapStep state={state} order={props.order} siteConf={props.bootstrap.siteConf} />
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
          {ways ? <RegistrationStep {...props} state={state} payments={ways} /> : <TicketListSkeleton />}
        </Screen>
      );
    case 'timedOut':
    case 'cancelled':
      return (
        <Screen>
          <TimedOutStep
            problem={state.at === 'timedOut' ? state.problem : null}
            onStartOver={props.order.startOver}
          />
        </Screen>
      );
    case 'confirmed':
      return (
        <ConfirmedStep
          eventId={props.eventId}
          order={state.order}
          onConfirmed={props.onConfirmed}
          onNavigate={props.onNavigate}
          calendarEndpoint={props.calendarEndpoint}
          report={props.onEvent}
          personalData={props.analytics?.personalData}
          removeBranding={props.bootstrap.siteConf.features.removeBranding}
          onError={props.onError}
        />
      );
  }
}
