'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { focusTitle, hasBeenUsed, isFocusFree } from '../react/lostFocus';
import { fadeMs, isInTransition, isMotionWanted } from './screenTransition';

/** How long a screen may take until its title is there: whoever waited longer has found their way already. */
const titleTimeoutMs = 10_000;

/** Of a screen that does not take the focus itself; what stands beside it has headings as well. */
const title = '[data-screen] header :is(h1, h2, h3)';

/** Shows that another screen has come. Nothing moves, so that what is measured or pressed meanwhile is where it stays. */
function fadeIn(screen: Element | null) {
  if (!screen || !isMotionWanted() || isInTransition(screen)) return;
  screen.animate({ opacity: [0, 1] }, { duration: fadeMs, easing: 'ease-out' });
}

/** Focuses the title in a container, as soon as there is one. Answers how to stop. */
function arriveIn(container: Element): () => void {
  const focusOnce = () => {
    const heading = container.querySelector<HTMLElement>(title);
    if (!heading) return;
    stop();
    fadeIn(heading.closest('[data-screen]'));
    if (isFocusFree(container)) focusTitle(heading);
  };
  const changes = new MutationObserver(focusOnce);
  const timer = setTimeout(() => stop(), titleTimeoutMs);
  const stop = () => {
    clearTimeout(timer);
    changes.disconnect();
  };
  changes.observe(container, { subtree: true, childList: true });
  focusOnce();
  return stop;
}

/**
 * Whoever comes to another screen has its title in view and in focus, so that it is heard and Tab goes on from there; also when the
 * screens end and what was there before is drawn again. FAULTS F82.
 *
 * @param container all the screens are in it
 * @param screen which of them is drawn
 */
export function useArrival(container: RefObject<HTMLElement | null>, screen: string) {
  useEffect(() => {
    if (container.current && hasBeenUsed()) return arriveIn(container.current);
    return undefined;
  }, [container, screen]);

  const stopLeaving = useRef<() => void>(undefined);
  useEffect(() => {
    stopLeaving.current?.();
    // A page may have put what goes into an element of its own.
    const around = container.current?.closest('.bx');
    return () => {
      // What comes instead is drawn with this going away; a widget that ends as a whole is gone from the page then.
      const frame = requestAnimationFrame(() => {
        if (around?.isConnected && hasBeenUsed()) arriveIn(around);
      });
      stopLeaving.current = () => cancelAnimationFrame(frame);
    };
  }, [container]);
}
