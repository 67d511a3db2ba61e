'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';

interface TopDialog {
  dialogRef: RefObject<HTMLDialogElement | null>;
  /** Takes the focus. */
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/**
 * A dialog that is open as long as it is there, in the browser's top layer, so that no dialog of the host page covers it or keeps the
 * focus (FAULTS F42). No slip of a key closes it.
 */
export function useTopDialog(): TopDialog {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = dialogRef.current;
    if (!element) return;
    const open = () => {
      show(element);
      headingRef.current?.focus();
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
  return { dialogRef, headingRef };
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
