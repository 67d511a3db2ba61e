'use client';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLatest } from '../../../react';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { cx } from '../../../themed/kit/cx';
import * as dialog from '../../../themed/kit/Dialog.css';
import { Skeleton } from '../../../themed/kit/Skeleton';
import { Panel } from '../../../themed/notices/Panel';
import { usePortalContainer } from '../../../themed/root/PortalContext';
import * as css from './DialogStates.css';

interface OutlineProps {
  /** Also on phones no larger than it needs. */
  isAlert?: boolean | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Where a dialog will be. Escape closes it, wherever the focus is. */
function Outline({ isAlert, onClose, children }: OutlineProps) {
  const container = usePortalContainer();
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
  return createPortal(
    <div className={cx(dialog.scrim, isAlert && dialog.alertScrim)}>{children}</div>,
    container ?? document.body,
  );
}

/** The dialog is on its way. The focus stays on what was pressed, which the dialog gives it back to. */
export function DialogLoading({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Outline onClose={onClose}>
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
    </Outline>
  );
}

/** It could not be loaded. Nothing is lost; the focus returns to what was pressed. */
export function DialogFailed({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const t = useT();
  const retryButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    retryButton.current?.focus();
    // Before the dialog of another try is there, which gives the focus back to whatever has it now.
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Outline isAlert onClose={onClose}>
      <div
        role="alertdialog"
        aria-modal="true"
        aria-label={t('panel.crashed.title')}
        className={cx(dialog.dialog, dialog.alert)}
      >
        <div className={dialog.body}>
          <Panel
            level={2}
            icon="alert"
            title={t('panel.crashed.title')}
            action={
              <div className={css.actions}>
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
    </Outline>
  );
}
