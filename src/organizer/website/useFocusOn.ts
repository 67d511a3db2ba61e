'use client';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Puts the focus on what a selector names, inside of `box`, once it is there: what was just made, or what stands beside what just went.
 * Call it in the same step that closes a dialog.
 */
export function useFocusOn(box: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const element = wanted.current && box.current?.querySelector<HTMLElement>(wanted.current);
    if (!element) return;
    wanted.current = undefined;
    element.focus();
  });
  return (selector) => {
    wanted.current = selector;
  };
}

export const sectionIn = (id: string): string => `[data-section="${CSS.escape(id)}"]`;
export const addSectionIn = (tabId: string): string => `[data-add-section="${CSS.escape(tabId)}"]`;
/** A page’s tab, once it is the current one. */
export const tabOf = (tabId: string): string => `${currentTab}[id$="-${CSS.escape(tabId)}"]`;
export const currentTab = '[role=tab][aria-selected=true]';
