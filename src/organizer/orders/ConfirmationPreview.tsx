'use client';
import { previewToken } from '../../domain/confirmation';
import { useConfirmation } from '../../hooks';
import { useT } from '../../i18n';
import { Confirmation } from '../../themed/confirmation/Confirmation';
import { ConfirmationSkeleton } from '../../themed/confirmation/ConfirmationSkeleton';
import { Dialog } from '../../themed/kit/Dialog';
import { ScreenFailed } from '../kit/page';

export interface ConfirmationPreviewProps {
  eventId: string;
  orderId: string;
  onClose: () => void;
}

/** What buyers see after their order, of an order nobody made: the confirmation itself with the token `preview`. 001 §2. */
export function ConfirmationPreview({ eventId, orderId, onClose }: ConfirmationPreviewProps) {
  const t = useT();
  const { data, isError, retry } = useConfirmation({ eventId, orderId, token: previewToken });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('organizer.orders.order.confirmation')}
    >
      {data ? (
        <Confirmation data={data.order} settings={data.settings} takesFocus={false} />
      ) : isError ? (
        <ScreenFailed title={t('organizer.orders.order.confirmationFailed')} onRetry={retry} />
      ) : (
        <ConfirmationSkeleton />
      )}
    </Dialog>
  );
}
