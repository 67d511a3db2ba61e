'use client';
import { useEffect, type ReactNode } from 'react';
import { BoxofficeError, type ErrorListener } from '../../diagnostics';
import type { WidgetEventListener } from '../../domain';
import { confirmationStatus } from '../../domain/confirmation';
import { useCompletedOrder, useConfirmation } from '../../hooks';
import { useLatest } from '../../react';
import { CheckingPayment } from '../../themed/confirmation/CheckingPayment';
import { Confirmation, type ConfirmationProps } from '../../themed/confirmation/Confirmation';
import { ConfirmationFailure } from '../../themed/confirmation/ConfirmationFailure';
import { ConfirmationSkeleton } from '../../themed/confirmation/ConfirmationSkeleton';
import { OrderOutcome, type OrderOutcomeProps } from '../../themed/order/OrderOutcome';
import { PanelBoundary } from '../PanelBoundary';
import { Screen } from '../WidgetFrame';
import { sharingOf } from './sharing';

export interface ConfirmationScreenProps
  extends
    Pick<
      ConfirmationProps,
      'removeBranding' | 'onNavigate' | 'calendarEndpoint' | 'walletPasses' | 'myOrderAddress'
    >,
    Pick<OrderOutcomeProps, 'onOrderAgain'> {
  eventId: string;
  orderId: string;
  token: string;
  report: WidgetEventListener;
  personalData?: boolean | undefined;
  onError?: ErrorListener | undefined;
  /** Something of the page's own. */
  below?: ReactNode;
}

/** The confirmation with a boundary of its own: the order is made, whatever happens here. */
export function ConfirmationScreen({ below, ...props }: ConfirmationScreenProps) {
  return (
    <Screen>
      <PanelBoundary onError={props.onError} fallback={(retry) => <ConfirmationFailure onRetry={retry} />}>
        <Loaded {...props} />
      </PanelBoundary>
      {below}
    </Screen>
  );
}

function Loaded({ report, personalData, onError, onOrderAgain, ...props }: ConfirmationScreenProps) {
  const { eventId, orderId, token, ...pageProps } = props;
  const load = useConfirmation({ eventId, orderId, token, onError });
  const { data, missing, retry } = load;
  useCompletedOrder(data?.order, { report, personalData });
  const onErrorRef = useLatest(onError);
  useEffect(() => {
    if (missing !== null) onErrorRef.current?.(new BoxofficeError('BX2002', new Error(missing)));
  }, [missing, onErrorRef]);
  const status = confirmationStatus(load);
  if (status === 'missing') return <ConfirmationFailure />;
  if (status === 'unknown') return <OrderOutcome order={null} onOrderAgain={onOrderAgain} />;
  if (!data) return status === 'failed' ? <ConfirmationFailure onRetry={retry} /> : <ConfirmationSkeleton />;
  const { order, settings, share } = data;
  const sharing = { eventId, orderId, token, order, settings: share, onError };
  switch (status) {
    case 'checking':
      return <CheckingPayment />;
    case 'ended':
      return <OrderOutcome order={order} onOrderAgain={onOrderAgain} />;
    default:
      return (
        <Confirmation
          {...pageProps}
          data={order}
          settings={settings}
          share={sharingOf(sharing)}
          onError={onError}
        />
      );
  }
}
