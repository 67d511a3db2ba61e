'use client';
import { useEffect, useMemo, useState } from 'react';
import type { SavedOrder } from '../../contract';
import type { OrderState } from '../../domain';
import { withoutPaymentReturn, type PaymentReturn as Returned } from '../../domain/payment/paymentReturn';
import { requestParentScroll } from '../../embed/frame/requestParentScroll';
import { usePaymentReturn, type PaymentReturnPhase } from '../../hooks/order/usePaymentReturn';
import { useAreTextsWhole, useT } from '../../i18n';
import { useLatest } from '../../react';
import { Notice } from '../../themed/kit/Notice';
import { PaymentReturned } from '../../themed/payment/PaymentReturned';
import { ConfirmedStep } from '../confirmation/ConfirmedStep';
import { OrderScreens } from '../OrderScreens';
import { Waiting } from '../Waiting';
import { useWidgetContext, WidgetContext } from '../WidgetContext';
import { Screen } from '../WidgetFrame';
import * as css from './PaymentReturn.css';

/** The widget of a buyer who comes back from a provider's page. 000 §2. */
export function PaymentReturn() {
  const { paymentReturn, bootstrap } = useWidgetContext();
  const [{ status, ...ids }] = useState(() => paymentReturn ?? bootstrap.params ?? {});
  useEffect(() => {
    const { href } = window.location;
    const rest = withoutPaymentReturn(href);
    if (rest !== href) window.history.replaceState(window.history.state, '', rest);
  }, []);
  if (!useAreTextsWhole()) return <Waiting />;
  return status ? <Outcome returned={{ ...ids, status }} /> : <OrderScreens />;
}

function Outcome({ returned }: { returned: Returned }) {
  const { eventId, bootstrap, parentOrigin } = useWidgetContext();
  const { phase, order, isChecking, checkAgain } = usePaymentReturn(eventId, returned);
  const [isLeft, setLeft] = useState(false);
  // The same object between renders: it is handed over once.
  const { id, token } = order ?? {};
  const saved = useMemo<SavedOrder | null>(
    () => (id && token ? { orderId: id, token, status: 'complete' } : null),
    [id, token],
  );
  useReport(phase, order?.id);
  useEffect(() => (phase === 'paid' ? requestParentScroll(parentOrigin) : undefined), [phase, parentOrigin]);

  if (isLeft) return <OrderScreens />;
  switch (phase) {
    case 'opening':
      return <Waiting />;
    case 'cancelled':
      return <Cancelled />;
    case 'paid':
      return saved && <ConfirmedStep order={saved} />;
    default:
      return (
        <Screen>
          <PaymentReturned
            phase={phase}
            order={order}
            isChecking={isChecking}
            orderId={returned.orderId}
            supportEmail={bootstrap.siteConf.supportEmail}
            onCheckAgain={checkAgain}
            onBack={() => setLeft(true)}
          />
        </Screen>
      );
  }
}

/** The selection again, with the words of 000 §2 above it until the order goes on. */
function Cancelled() {
  const t = useT();
  const host = useWidgetContext();
  const [isRead, setRead] = useState(false);
  const onStepChange = (step: OrderState['at']) => {
    // A swap has no selection: its form is there at once.
    if (step === (host.swapToken ? 'submitting' : 'registering')) setRead(true);
    host.onStepChange?.(step);
  };
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
      <WidgetContext.Provider value={{ ...host, onStepChange }}>
        <OrderScreens />
      </WidgetContext.Provider>
    </>
  );
}

/** The host hears of it as of an order that was paid here. */
function useReport(phase: PaymentReturnPhase, orderId: string | undefined) {
  const { onEvent, onStepChange } = useWidgetContext();
  const latestRef = useLatest(onStepChange);
  useEffect(() => {
    if (phase !== 'paid' || orderId === undefined) return;
    latestRef.current?.('confirmed');
    onEvent({ type: 'confirmed', orderId, status: 'complete' });
  }, [phase, orderId, onEvent, latestRef]);
}
