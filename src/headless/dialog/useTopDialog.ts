'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { closeModal, showModal } from './modalElement';

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
      showModal(element);
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
      closeModal(element);
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
