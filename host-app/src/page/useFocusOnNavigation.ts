import { useEffect, useRef } from 'react';

/** Milliseconds a page may take until its heading is there. */
const timeoutMs = 5000;

/** After a move to another page focus goes to its first heading, so that a screen reader reads where one is. */
export function useFocusOnNavigation(path: string): void {
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    let heading = focusHeading();
    const observer = new MutationObserver(() => {
      if (heading?.isConnected) return;
      // What is loaded may stand where a heading was before; somebody who went on meanwhile is left alone.
      if (heading && document.activeElement !== document.body) return;
      heading = focusHeading();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), timeoutMs);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [path]);
}

function focusHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return null;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}
