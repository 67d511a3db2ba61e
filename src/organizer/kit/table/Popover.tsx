'use client';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../themed/kit/Button';
import { onIntent } from '../lazy';
import * as css from './Popover.css';

export interface PopoverProps {
  /** Words of the button. */
  label: string;
  icon: ReactNode;
  /** Name of the panel. */
  title: string;
  /** Fetches what is in it, or what it leads to, once the pointer or the focus is on the button. */
  load?: (() => Promise<void>) | undefined;
  /** `close` puts the focus back on the button. */
  children: (close: () => void) => ReactNode;
}

/** A button with a small panel below it; not modal: Escape, a press outside and leaving with Tab close it. */
export function Popover({ label, icon, title, load, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const close = () => {
    setOpen(false);
    button?.focus();
  };
  useEffect(() => {
    const element = root.current;
    if (!isOpen || !element) return;
    const stopWaiting = focusFirst(element);
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) setOpen(false);
    };
    const onFocusOut = (event: FocusEvent) => {
      // Nothing at all takes the focus while a press on plain words or another window does.
      if (event.relatedTarget instanceof Node && !element.contains(event.relatedTarget)) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(false);
      button?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    element.addEventListener('focusout', onFocusOut);
    element.addEventListener('keydown', onKeyDown);
    return () => {
      stopWaiting();
      document.removeEventListener('pointerdown', onPress);
      element.removeEventListener('focusout', onFocusOut);
      element.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, button]);
  return (
    <div ref={root} className={css.root}>
      <Button
        ref={setButton}
        {...(load && onIntent(load))}
        icon={icon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && (
        <div ref={keepInside} id={id} role="dialog" aria-label={title} tabIndex={-1} className={css.panel}>
          {children(close)}
        </div>
      )}
    </div>
  );
}

/** The first control of the panel, as soon as there is one: a part that is loaded comes later. Until then the panel. */
function focusFirst(root: HTMLElement): () => void {
  const panel = root.querySelector<HTMLElement>(`[role='dialog']`);
  const focus = () => {
    const control = panel?.querySelector<HTMLElement>(
      `:is(a[href], button, input, select, [role='spinbutton'])`,
    );
    control?.focus();
    return control != null;
  };
  const observer = new MutationObserver(() => focus() && observer.disconnect());
  if (panel && !focus()) {
    panel.focus();
    observer.observe(panel, { childList: true, subtree: true });
  }
  return () => observer.disconnect();
}

/** Pixels between a panel and the edge of the window. */
const margin = 16;

/** Ends where its button ends, unless it would begin outside of the window. */
function keepInside(panel: HTMLElement | null) {
  if (!panel) return;
  const { left, right } = panel.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  if (left < margin) panel.style.translate = `${margin - left}px`;
  else if (right > clientWidth - margin) panel.style.translate = `${clientWidth - margin - right}px`;
}
