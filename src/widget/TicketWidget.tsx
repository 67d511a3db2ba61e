'use client';
import { Suspense, useState } from 'react';
import { useTicketsAhead, useWidgetBootstrap } from '../hooks';
import { isAnswered } from '../hooks/isAnswered';
import { LoadFailure } from '../themed/notices/LoadFailure';
import { UnknownEvent } from '../themed/notices/UnknownEvent';
import { TicketListSkeleton } from '../themed/tickets/TicketListSkeleton';
import { OrderScreens } from './OrderScreens';
import { lazyWithRetry } from '../payments/ui/lazyWithRetry';
import { PanelBoundary } from './PanelBoundary';
import type { PaymentOptions } from './payment/usePaymentOptions';
import { Waiting } from './Waiting';
import { WidgetProvider } from './WidgetContext';
import { Screen, WidgetFrame } from './WidgetFrame';
import type { TicketWidgetProps, WidgetRootProps } from './ticketWidgetProps';

const PaymentReturn = /* @__PURE__ */ lazyWithRetry(() => import('./payment/PaymentReturn'), 'PaymentReturn');

/** Sells tickets: selection, hold, registration, payment, confirmation. Needs a `BoxofficeProvider` above. 000 §2. @public */
export function TicketWidget(props: TicketWidgetProps) {
  return <WidgetRoot {...props} />;
}

/** What every arrangement of a widget stands in: its event, its theme, and what keeps the page whole when it crashes. */
export function WidgetRoot(props: WidgetRootProps) {
  return (
    <PanelBoundary
      key={`${props.eventId} ${props.swapToken ?? ''}`}
      onError={props.onError}
      fallback={(retry) => (
        <WidgetFrame>
          <Screen>
            <LoadFailure level={2} takesFocus onRetry={retry} isAnswered />
          </Screen>
        </WidgetFrame>
      )}
    >
      <LoadedWidget {...props} />
    </PanelBoundary>
  );
}

const noPayments: PaymentOptions = [];

function LoadedWidget({ eventId, bootstrap: given, payments = noPayments, ...props }: WidgetRootProps) {
  const query = useWidgetBootstrap(eventId, given);
  const { data: bootstrap } = query;
  const [isReturn] = useState(!!props.paymentReturn);
  useTicketsAhead(eventId, props.promotionCode, !bootstrap && !isReturn && !props.swapToken);
  if (!bootstrap)
    return (
      <WidgetFrame>
        <Screen>
          {query.isUnknownEvent ? (
            <UnknownEvent />
          ) : query.isError ? (
            <LoadFailure
              level={2}
              retrying={query.isFetching}
              onRetry={() => void query.refetch()}
              isAnswered={isAnswered(query.error)}
            />
          ) : (
            <TicketListSkeleton />
          )}
        </Screen>
      </WidgetFrame>
    );
  const Screens = isReturn || bootstrap.params?.status ? PaymentReturn : OrderScreens;
  return (
    <WidgetFrame settings={bootstrap.ticketsWidgetModel.theme}>
      <WidgetProvider eventId={eventId} bootstrap={bootstrap} payments={payments} {...props}>
        <Suspense fallback={<Waiting />}>
          <Screens />
        </Suspense>
      </WidgetProvider>
    </WidgetFrame>
  );
}
