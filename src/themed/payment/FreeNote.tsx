'use client';
import { useT } from '../../i18n';
import { Notice } from '../kit/Notice';

/** In place of payment fields when the order costs nothing. 000 §1. @public */
export function FreeNote() {
  const t = useT();
  return (
    <Notice tone="positive" title={t('payment.free')}>
      {t('payment.freeHelp')}
    </Notice>
  );
}
