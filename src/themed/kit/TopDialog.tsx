'use client';
import { useId, type ReactNode } from 'react';
import { useTopDialog } from '../../headless/dialog/useTopDialog';
import { cx } from './cx';
import * as dialog from './Dialog.css';
import { Heading } from './Heading';
import * as css from './TopDialog.css';

export interface TopDialogProps {
  title: ReactNode;
  /** Read aloud after the title. */
  description: ReactNode;
  /** Fills the body, e.g. somebody else's page. */
  children: ReactNode;
  /** Buttons, the main one last. Leaving is one of them. */
  footer: ReactNode;
}

/**
 * Open as long as it is there, and left by its own buttons only: for what a slip of a key must not close. In the browser's top
 * layer, so that no dialog of the host page covers it or keeps the focus (FAULTS F42); for all other questions there is `Dialog`.
 */
export function TopDialog({ title, description, children, footer }: TopDialogProps) {
  const id = useId();
  const { dialogRef, headingRef } = useTopDialog();
  return (
    <dialog
      ref={dialogRef}
      className={css.top}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}description`}
    >
      <div className={cx(dialog.dialog, css.panel)}>
        <div className={dialog.head}>
          <Heading ref={headingRef} id={`${id}title`} level={2} size="lg" tabIndex={-1}>
            {title}
          </Heading>
        </div>
        <div className={cx(dialog.body, css.body)}>
          <p id={`${id}description`} className={css.description}>
            {description}
          </p>
          {children}
        </div>
        <div className={dialog.foot}>{footer}</div>
      </div>
    </dialog>
  );
}
