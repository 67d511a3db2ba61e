'use client';
import { useT } from '../../i18n';
import { Notice } from '../kit/Notice';

/** Somebody else may have sent the link that opened this order: whoever opened it checks it before they pay. FAULTS F140. */
export function LinkedNotice() {
  const t = useT();
  return (
    <Notice title={t('registration.otherDevice.opened')}>{t('registration.otherDevice.openedCheck')}</Notice>
  );
}
