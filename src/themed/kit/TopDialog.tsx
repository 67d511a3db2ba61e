'use client';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
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
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const open = () => {
      show(element);
      heading.current?.focus();
    };
    element.addEventListener('keydown', swallowEscape);
    element.addEventListener('cancel', preventDefault);
    // A browser lets nobody cancel a second request to close.
    element.addEventListener('close', open);
    open();
    return () => {
      element.removeEventListener('keydown', swallowEscape);
      element.removeEventListener('cancel', preventDefault);
      element.removeEventListener('close', open);
      hide(element);
    };
  }, []);
  return (
    <dialog
      ref={box}
      className={css.top}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}description`}
    >
      <div className={cx(dialog.dialog, css.panel)}>
        <div className={dialog.head}>
          <Heading ref={heading} id={`${id}title`} level={2} size="lg" tabIndex={-1}>
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

const preventDefault = (event: Event) => event.preventDefault();

/** Neither this dialog nor one of the host around it is closed by Escape. */
function swallowEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
}

/** Where a browser has no top layer it opens in its place. */
function show(element: HTMLDialogElement) {
  if (element.open) return;
  if ('showModal' in element) element.showModal();
  else (element as HTMLElement).setAttribute('open', '');
}

/** Closing gives the focus back to what opened it; being taken away alone would not. */
function hide(element: HTMLDialogElement) {
  if ('close' in element) element.close();
  else (element as HTMLElement).removeAttribute('open');
}
