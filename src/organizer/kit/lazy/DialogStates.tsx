'use client';
import { useEffect, useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { closeModal, showModal } from '../../../headless/dialog/modalElement';
import { useLatest } from '../../../react';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { cx } from '../../../themed/kit/cx';
import * as dialog from '../../../themed/kit/Dialog.css';
import { Skeleton } from '../../../themed/kit/Skeleton';
import { Panel } from '../../../themed/notices/Panel';
import { usePortalContainer } from '../../../themed/root/PortalContext';
import { inline } from '../appearance/layout.css';
import * as css from './DialogStates.css';

/** Closes it, wherever the focus is. */
function useEscape(onClose: () => void) {
  const closeRef = useLatest(onClose);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // What is around it has an Escape of its own.
      event.preventDefault();
      event.stopPropagation();
      closeRef.current();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [closeRef]);
}

/** The dialog is on its way. The focus stays on what was pressed, which the dialog gives it back to. */
export function DialogLoading({ onClose }: { onClose: () => void }) {
  const t = useT();
  const container = usePortalContainer();
  useEscape(onClose);
  return createPortal(
    <div className={dialog.scrim}>
      <div role="status" aria-label={t('kit.loading')} className={dialog.dialog}>
        <div className={dialog.head}>
          <Skeleton width="55%" height="1.25rem" />
        </div>
        <div className={cx(dialog.body, dialog.padded, css.lines)}>
          <Skeleton />
          <Skeleton width="80%" />
          <Skeleton height="2.75rem" />
        </div>
        <div className={dialog.foot}>
          <Skeleton width="5.5rem" height="2.75rem" />
          <Skeleton width="7rem" height="2.75rem" />
        </div>
      </div>
    </div>,
    container ?? document.body,
  );
}

/** It could not be loaded. Nothing is lost; the focus returns to what was pressed. */
export function DialogFailed({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const t = useT();
  const container = usePortalContainer();
  const modal = useRef<HTMLDialogElement>(null);
  const retryButton = useRef<HTMLButtonElement>(null);
  useEscape(onClose);
  useLayoutEffect(() => {
    const element = modal.current;
    const opener = document.activeElement;
    if (element) showModal(element);
    retryButton.current?.focus();
    // Before the dialog of another try is there, which gives the focus back to whatever has it now.
    return () => {
      if (element) closeModal(element);
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return createPortal(
    <dialog
      ref={modal}
      role="alertdialog"
      aria-label={t('panel.crashed.title')}
      onCancel={onCancel}
      className={css.modal}
    >
      <div className={cx(dialog.dialog, dialog.alert)}>
        <div className={dialog.body}>
          <Panel
            level={2}
            icon="alert"
            title={t('panel.crashed.title')}
            action={
              <div className={inline[3]}>
                <Button onClick={onClose}>{t('kit.close')}</Button>
                <Button ref={retryButton} variant="primary" onClick={onRetry}>
                  {t('load.failed.retry')}
                </Button>
              </div>
            }
          >
            {t('load.failed.text')}
          </Panel>
        </div>
      </div>
    </dialog>,
    container ?? document.body,
  );
}
