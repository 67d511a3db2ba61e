'use client';
import { useCallback, useMemo, useRef } from 'react';

/** Milliseconds for which a cover that has gone still counts: it may be taken off for the very moment of the click. */
const aftermath = 500;
/** The least a browser takes, in milliseconds between two looks. */
const delay = 100;

interface VisibilityOptions extends IntersectionObserverInit {
  trackVisibility: true;
  delay: number;
}

export interface CoverWatch {
  /** The element to watch; its `ref`. */
  watch: (element: Element | null) => void;
  /** Something lies over it, or makes it invisible, now or a moment ago. */
  isCovered: () => boolean;
}

/**
 * In a frame of somebody else's page: whether that page hides what a buyer is about to press, to lead their click (FAULTS A22). Only
 * browsers whose IntersectionObserver tells visibility can say so (version 2, Chromium); in others, without a frame, in one of a page of
 * this origin, and before the first look nothing counts as covered. A browser answers for the whole frame: anything on top of a part of it
 * counts, so that this is off unless asked for. What is scrolled out of sight is not covered: nobody can click it there.
 */
export function useCoverWatch(isOn = false): CoverWatch {
  const observer = useRef<IntersectionObserver | null>(null);
  const seen = useRef({ isCovered: false, endedAt: -Infinity });
  const watch = useCallback(
    (element: Element | null) => {
      observer.current?.disconnect();
      observer.current = null;
      seen.current = { isCovered: false, endedAt: -Infinity };
      if (!isOn || !element || !canReport()) return;
      const options: VisibilityOptions = { threshold: [0, 1], trackVisibility: true, delay };
      observer.current = new IntersectionObserver((entries) => {
        const entry = entries.at(-1) as (IntersectionObserverEntry & { isVisible: boolean }) | undefined;
        if (!entry) return;
        const isCovered = entry.isIntersecting && !entry.isVisible;
        const endedAt = seen.current.isCovered && !isCovered ? performance.now() : seen.current.endedAt;
        seen.current = { isCovered, endedAt };
      }, options);
      observer.current.observe(element);
    },
    [isOn],
  );
  const isCovered = useCallback(
    () => seen.current.isCovered || performance.now() - seen.current.endedAt < aftermath,
    [],
  );
  return useMemo(() => ({ watch, isCovered }), [watch, isCovered]);
}

const canReport = () =>
  isForeign() && 'IntersectionObserverEntry' in window && 'isVisible' in IntersectionObserverEntry.prototype;

/** A page of another origin is around this one: it does not let itself be read. */
function isForeign(): boolean {
  try {
    return window.parent.origin !== window.origin;
  } catch {
    return true;
  }
}
