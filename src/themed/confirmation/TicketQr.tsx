'use client';
import { QRCodeSVG } from 'qrcode.react';
import { useT } from '../../i18n';
import * as css from './TicketQr.css';

/** A ticket's id for the reader at the door: 128 px, black on white whatever the theme. */
export function TicketQr({ id }: { id: string }) {
  const t = useT();
  return (
    <span role="img" aria-label={t('confirmation.qr', { id })} className={css.code}>
      <QRCodeSVG value={id} size={128} marginSize={2} aria-hidden="true" />
    </span>
  );
}
