'use client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { SavedOrder } from '../../contract';
import type { WidgetEventListener } from '../../domain';
import { withoutPaymentReturn, type PaymentReturn as Returned } from '../../domain/payment/paymentReturn';
import { askParentToScroll } from '../../embed/frame/askParentToScroll';
import { usePaymentReturn, type PaymentReturnPhase } from '../../hooks/order/usePaymentReturn';
import { useAreTextsWhole, useT } from '../../i18n';
import { useLatest } from '../../react';
import { Notice } from '../../themed/kit/Notice';
import { PaymentReturned } from '../../themed/payment/PaymentReturned';
import { TicketListSkeleton } from '../../themed/tickets/TicketListSkeleton';
import { ConfirmedStep } from '../confirmation/ConfirmedStep';
import { OrderScreens, type OrderScreensProps } from '../OrderScreens';
import { tell } from '../tell';
import { Screen } from '../WidgetFrame';
import * as css from './PaymentReturn.css';

export interface PaymentReturnProps extends OrderScreensProps {
  paymentReturn?: Returned | undefined;
}

/** The widget of a buyer who comes back from PayPal. 000 §2. */
export function PaymentReturn({ paymentReturn, ...props }: PaymentReturnProps) {
  const [{ status, ...ids }] = useState(() => paymentReturn ?? props.bootstrap.params ?? {});
  useEffect(() => {
    const { href } = window.location;
    const rest = withoutPaymentReturn(href);
    if (rest !== href) window.history.replaceState(window.history.state, '', rest);
  }, []);
  if (!useAreTextsWhole()) return <Waiting />;
  return status ? <Outcome returned={{ ...ids, status }} {...props} /> : <OrderScreens {...props} />;
}

interface OutcomeProps extends Omit<PaymentReturnProps, 'paymentReturn'> {
  returned: Returned;
}

function Outcome({ returned, ...props }: OutcomeProps) {
  const { eventId, bootstrap, parentOrigin } = props;
  const { phase, order, isAsking, askAgain } = usePaymentReturn(eventId, returned);
  const [isLeft, setLeft] = useState(false);
  // The same object between renders: it is handed over once.
  const { id, token } = order ?? {};
  const saved = useMemo<SavedOrder | null>(
    () => (id && token ? { orderId: id, token, status: 'complete' } : null),
    [id, token],
  );
  const report = useReport(phase, order?.id, props);
  useEffect(() => (phase === 'paid' ? askParentToScroll(parentOrigin) : undefined), [phase, parentOrigin]);

  if (isLeft) return <OrderScreens {...props} />;
  switch (phase) {
    case 'opening':
      return <Waiting />;
    case 'cancelled':
      return <Cancelled {...props} />;
    case 'paid':
      return (
        saved && (
          <ConfirmedStep
            eventId={eventId}
            order={saved}
            onConfirmed={props.onConfirmed}
            onNavigate={props.onNavigate}
            calendarEndpoint={props.calendarEndpoint}
            onError={props.onError}
            report={report}
            personalData={props.analytics?.personalData}
            removeBranding={bootstrap.siteConf.features.removeBranding}
          />
        )
      );
    default:
      return (
        <Screen>
          <PaymentReturned
            {...{ phase, order, isAsking }}
            orderId={returned.orderId}
            supportEmail={bootstrap.siteConf.supportEmail}
            onAskAgain={askAgain}
            onBack={() => setLeft(true)}
          />
        </Screen>
      );
  }
}

/** The selection again, with the words of 000 §2 above it until the order goes on. */
function Cancelled(props: Omit<PaymentReturnProps, 'paymentReturn'>) {
  const t = useT();
  const [isRead, setRead] = useState(false);
  return (
    <>
      {!isRead && (
        <div className={css.above}>
          <Screen>
            <Notice
              tone="info"
              live="assertive"
              title={t('payment.paypal.cancelled')}
              onDismiss={() => setRead(true)}
            >
              {t('payment.paypal.cancelledHelp')}
            </Notice>
          </Screen>
        </div>
      )}
      <OrderScreens
        {...props}
        onStepChange={(step) => {
          // A swap has no selection: its form is there at once.
          if (step === (props.swapToken ? 'submitting' : 'registering')) setRead(true);
          props.onStepChange?.(step);
        }}
      />
    </>
  );
}

/** The host hears of it as of an order that was paid here. */
function useReport(phase: PaymentReturnPhase, orderId: string | undefined, props: OrderScreensProps) {
  const latestRef = useLatest(props);
  const report = useCallback<WidgetEventListener>((...told) => tell(latestRef.current, ...told), [latestRef]);
  useEffect(() => {
    if (phase !== 'paid' || orderId === undefined) return;
    latestRef.current.onStepChange?.('confirmed');
    report({ type: 'confirmed', orderId, status: 'complete' });
  }, [phase, orderId, report, latestRef]);
  return report;
}

const Waiting = () => (
  <Screen>
    <TicketListSkeleton />
  </Screen>
);
