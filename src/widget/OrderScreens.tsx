'use client';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { WidgetBootstrap } from '../contract';
import type { Selection } from '../domain';
import { useOrder } from '../hooks';
import { useAreTextsWhole } from '../i18n';
import { TicketListSkeleton } from '../themed/tickets/TicketListSkeleton';
import type { PaymentOption } from './payment/paymentOption';
import { part, prefetch } from './part';
import { SelectionStep } from './selection/SelectionStep';
import type { TicketWidgetProps } from './TicketWidget';
import { Screen } from './WidgetFrame';

const loadRegistration = async () => (await import('./registration/RegistrationStep')).RegistrationStep;
const RegistrationStep = /* @__PURE__ */ part(loadRegistration);
const TimedOutStep = /* @__PURE__ */ part(
  async () => (await import('./registration/TimedOutStep')).TimedOutStep,
);
const ConfirmationPage = /* @__PURE__ */ part(
  async () => (await import('./confirmation/ConfirmationPage')).ConfirmationPage,
);

export interface OrderScreensProps extends Pick<
  TicketWidgetProps,
  'onConfirmed' | 'onBack' | 'onStepChange' | 'onSessionReachedCapacity' | 'returnUrl'
> {
  eventId: string;
  bootstrap: WidgetBootstrap;
  payments: readonly PaymentOption[];
}

/** One screen for each place an order can be in. */
export function OrderScreens(props: OrderScreensProps) {
  const { eventId, bootstrap, payments } = props;
  const order = useOrder(eventId, {
    features: bootstrap.siteConf.features,
    returnUrl: props.returnUrl,
  });
  const { state } = order;
  const [chosen, setChosen] = useState<Selection | null>(null);
  useReports(state, props);

  // Going back and starting over begin anew, as a reload of the route would (docs/decisions/0007).
  const isHeld = 'hold' in state || state.at === 'timedOut';
  const [wasHeld, setWasHeld] = useState(isHeld);
  if (wasHeld !== isHeld) {
    setWasHeld(isHeld);
    if (wasHeld) setChosen(null);
  }

  const choose = (selection: Selection) => {
    prefetch(loadRegistration);
    setChosen(selection);
  };

  switch (state.at) {
    case 'selecting':
    case 'holding':
      return (
        <Screen>
          <SelectionStep
            eventId={eventId}
            bootstrap={bootstrap}
            state={state}
            flow={order}
            chosen={chosen}
            onChoose={choose}
            payments={payments}
            onBack={props.onBack}
          />
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
          <Behind>
            <RegistrationStep
              eventId={eventId}
              bootstrap={bootstrap}
              order={order}
              state={state}
              payments={payments}
            />
          </Behind>
        </Screen>
      );
    case 'timedOut':
    case 'cancelled':
      return (
        <Screen>
          <Behind>
            <TimedOutStep
              problem={state.at === 'timedOut' ? state.problem : null}
              onStartOver={order.startOver}
            />
          </Behind>
        </Screen>
      );
    case 'confirmed':
      return props.onConfirmed ? (
        <Waiting />
      ) : (
        <Behind>
          <ConfirmationPage eventId={eventId} {...state.order} />
        </Behind>
      );
    case 'resuming':
      return <Waiting />;
  }
}

const Waiting = () => (
  <Screen>
    <TicketListSkeleton />
  </Screen>
);

/** A screen behind the ticket list: its chunk and the rest of the texts may still be on their way. */
function Behind({ children }: { children: ReactNode }) {
  const isWhole = useAreTextsWhole();
  return isWhole ? <Suspense fallback={<TicketListSkeleton />}>{children}</Suspense> : <TicketListSkeleton />;
}

/** Tells the host where the order is, with the callbacks of its latest render. */
function useReports(state: ReturnType<typeof useOrder>['state'], props: OrderScreensProps) {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const problem = 'problem' in state ? state.problem : null;
  useEffect(() => latest.current.onStepChange?.(state.at), [state.at]);
  useEffect(() => {
    if (problem?.event === 'sessionReachedCapacity') latest.current.onSessionReachedCapacity?.();
  }, [problem]);
  useEffect(() => {
    if (state.at === 'confirmed') latest.current.onConfirmed?.(state.order);
  }, [state]);
}
