'use client';
import { useState } from 'react';
import { useT } from '../../i18n';
import { useConfirm } from '../kit/confirm';

/** For a dialog with a file on its way: closing it asks first, as the upload ends with it. */
export function useUploadGuard(onClose: () => void) {
  const t = useT();
  const [isBusy, onBusyChange] = useState(false);
  const { confirm, dialog } = useConfirm();
  const close = async () => {
    const ends =
      !isBusy ||
      (await confirm({
        title: t('organizer.sessionMedia.leave.title'),
        text: t('organizer.sessionMedia.leave.text'),
        action: t('organizer.sessionMedia.leave.action'),
        cancel: t('organizer.sessionMedia.leave.stay'),
        tone: 'danger',
      }));
    if (ends) onClose();
  };
  return { onBusyChange, onClose: () => void close(), dialog };
}
