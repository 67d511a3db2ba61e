'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { useOverlay } from 'react-aria/useOverlay';
import * as css from './Popup.css';

export interface PopupProps {
  /** Its name, read aloud. */
  label: string;
  onClose: () => void;
  /** The side of its anchor it keeps to. Default: `start`. */
  align?: 'start' | 'end' | undefined;
  children: ReactNode;
}

/**
 * A small panel below its anchor (`css.anchor`), open as long as it is there. Takes the focus and gives it back; Escape and a press
 * outside close it.
 */
export function Popup({ label, onClose, align = 'start', children }: PopupProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = ref.current;
    // What is in it may have taken the focus by itself.
    if (panel && !panel.contains(document.activeElement))
      panel.querySelector<HTMLElement>('input, button')?.focus();
  }, []);
  const { overlayProps } = useOverlay({ isOpen: true, onClose, isDismissable: true }, ref);
  return (
    <FocusScope contain restoreFocus>
      <div
        {...overlayProps}
        ref={ref}
        role="dialog"
        aria-label={label}
        data-align={align}
        className={css.popup}
      >
        {children}
      </div>
    </FocusScope>
  );
}
