import { useEffect, useState } from 'react';
import type { Layer } from './layer';
import { shownIn, spokenAttributes, type Shown } from './shown';

const isSame = (a: Shown, b: Shown | undefined) =>
  a.key === b?.key &&
  a.text === b.text &&
  a.element === b.element &&
  a.boxes.length === b.boxes.length &&
  a.boxes.every((box, index) => {
    const other = b.boxes[index];
    return (
      box.x === other?.x && box.y === other.y && box.width === other.width && box.height === other.height
    );
  });

/** The translated texts on the page, as it changes, scrolls and moves. */
export function useShown(layer: Layer): readonly Shown[] {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      layer.raise();
      const next = shownIn(document.body);
      setShown((last) =>
        last.length === next.length && next.every((one, index) => isSame(one, last[index])) ? last : next,
      );
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const changes = new MutationObserver(lookSoon);
    changes.observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: [...spokenAttributes, 'class', 'style', 'open', 'hidden', 'data-state', 'aria-hidden'],
    });
    const listening = new AbortController();
    for (const name of ['scroll', 'resize', 'transitionend', 'animationend', 'toggle', 'load'])
      window.addEventListener(name, lookSoon, { capture: true, passive: true, signal: listening.signal });
    lookSoon();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      listening.abort();
    };
  }, [layer]);
  return shown;
}
