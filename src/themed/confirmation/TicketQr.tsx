'use client';
import { useT } from '../../i18n';
import { QrCode } from '../kit/QrCode';

/** A ticket's id for the reader at the door. */
export function TicketQr({ id }: { id: string }) {
  const t = useT();
  return <QrCode value={id} label={t('confirmation.qr', { id })} />;
}
