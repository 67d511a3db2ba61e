'use client';
import { useConfirmation } from '../../hooks';
import { CheckingPayment } from '../../themed/confirmation/CheckingPayment';
import { Confirmation } from '../../themed/confirmation/Confirmation';
import { ConfirmationFailure } from '../../themed/confirmation/ConfirmationFailure';
import { ConfirmationSkeleton } from '../../themed/confirmation/ConfirmationSkeleton';
import { PanelBoundary } from '../PanelBoundary';
import { Screen } from '../WidgetFrame';

export interface ConfirmationPageProps {
  eventId: string;
  orderId: string;
  /** The order's token, from the route; it is what entitles to see the order. */
  token: string;
  /** A part of the page crashed; for the host's error reporting. */
  onError?: (error: unknown) => void;
}

/** What a finished order shows. Needs a `BoxofficeProvider` above. 001 §2. */
export function ConfirmationPage({ onError, ...order }: ConfirmationPageProps) {
  return (
    <Screen>
      <PanelBoundary onError={onError} fallback={(retry) => <ConfirmationFailure onRetry={retry} />}>
        <LoadedConfirmation {...order} />
      </PanelBoundary>
    </Screen>
  );
}

function LoadedConfirmation(order: Omit<ConfirmationPageProps, 'onError'>) {
  const { data, isError, refetch } = useConfirmation(order);
  if (!data)
    return isError ? <ConfirmationFailure onRetry={() => void refetch()} /> : <ConfirmationSkeleton />;
  if (data.paymentStatus === 'processing') return <CheckingPayment />;
  return <Confirmation data={data} />;
}
