'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';

interface Collapsible {
  isExpanded: boolean;
  toggle: () => void;
  buttonRef: RefObject<HTMLButtonElement | null>;
  panelRef: RefObject<HTMLDivElement | null>;
}

/** What a button opens and closes, with `closesOnEscape` also Escape within either: it leads back to the button. */
export function useCollapsible(closesOnEscape: boolean): Collapsible {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  useEffect(() => {
    if (!isExpanded || !closesOnEscape) return;
    const closeOnEscape = ({ key, target }: KeyboardEvent) => {
      const isInside = [buttonRef, panelRef].some(({ current }) => current?.contains(target as Node));
      if (key !== 'Escape' || !isInside) return;
      setExpanded(false);
      buttonRef.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isExpanded, closesOnEscape]);
  return { isExpanded, toggle: () => setExpanded(!isExpanded), buttonRef, panelRef };
}
