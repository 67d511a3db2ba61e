'use client';
import type { OrganizerOrder } from '../../contract';
import { useConfirmation } from '../../hooks';
import { useT } from '../../i18n';
import { Confirmation } from '../../themed/confirmation/Confirmation';
import { ConfirmationSkeleton } from '../../themed/confirmation/ConfirmationSkeleton';
import { Dialog } from '../../themed/kit/Dialog';
import { ScreenFailed } from '../kit/page';

export interface ConfirmationPreviewProps {
  eventId: string;
  order: Pick<OrganizerOrder, 'id' | 'token'>;
  onClose: () => void;
}

/** What the buyer of this order sees: the confirmation itself. 001 §2. */
export function ConfirmationPreview({ eventId, order, onClose }: ConfirmationPreviewProps) {
  const t = useT();
  const { data, isError, retry } = useConfirmation({ eventId, orderId: order.id, token: order.token });
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
