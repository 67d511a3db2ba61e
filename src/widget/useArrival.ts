import { useEffect, useRef, type RefObject } from 'react';

/** How long a screen may take to be there, in milliseconds: whoever waited longer looks for it already. */
const patience = 10_000;

/** Nobody's focus is taken but that of what has just gone, or of what stays around it. */
function isFree({ ownerDocument }: Element, place: Element): boolean {
  const { activeElement, body } = ownerDocument;
  return activeElement === null || activeElement === body || activeElement.contains(place);
}

function show(heading: HTMLElement) {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  // All of the widget's top, as a bar of its own may stick over what is scrolled to; at once, as a page does. For a page with a bar,
  // `scroll-padding` counts, or `scroll-margin` of `.bx`.
  heading.closest('.bx')?.scrollIntoView({ block: 'start' });
}

/** Of a screen that does not take the focus itself; what stands beside it has headings as well. */
const title = 'header :is(h1, h2, h3)';

/** Shows the title of a place, as soon as there is one. Answers how to stop. */
function arrive(place: Element): () => void {
  const look = () => {
    const heading = place.querySelector<HTMLElement>(title);
    if (!heading) return;
    stop();
    if (isFree(heading, place)) show(heading);
  };
  const changes = new MutationObserver(look);
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    clearTimeout(timer);
    changes.disconnect();
  };
  changes.observe(place, { subtree: true, childList: true });
  look();
  return stop;
}

/** Only after somebody did something in the page: one that was loaded anew begins at its own top. Safari can't tell before 16.4. */
const isLed = () => 'userActivation' in navigator && navigator.userActivation.hasBeenActive;

/**
 * Whoever comes to another screen has its heading in view and in focus, so that it is heard and Tab goes on from there; also when the
 * screens end and what was there before is shown again. FAULTS F82.
 *
 * @param place all the screens are in it
 * @param screen which of them is shown
 */
export function useArrival(place: RefObject<HTMLElement | null>, screen: string) {
  useEffect(() => {
    if (place.current && isLed()) return arrive(place.current);
    return undefined;
  }, [place, screen]);

  const leaving = useRef<() => void>(undefined);
  useEffect(() => {
    leaving.current?.();
    const around = place.current?.parentElement;
    return () => {
      // What comes instead is drawn with this going away; a widget that ends as a whole is gone from the page then.
      const frame = requestAnimationFrame(() => {
        if (around?.isConnected && isLed()) arrive(around);
      });
      leaving.current = () => cancelAnimationFrame(frame);
    };
  }, [place]);
}
