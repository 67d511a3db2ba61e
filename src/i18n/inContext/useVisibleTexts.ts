'use client';
import { useEffect, useState } from 'react';
import type { Layer } from './layer';
import { visibleTextsIn, spokenAttributes, type VisibleText } from './visibleTexts';

const isSame = (a: VisibleText, b: VisibleText | undefined) =>
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
export function useVisibleTexts(layer: Layer): readonly VisibleText[] {
  const [visibleTexts, setVisibleTexts] = useState<readonly VisibleText[]>([]);
  useEffect(() => {
    let frame = 0;
    const scan = () => {
      frame = 0;
      layer.raise();
      const next = visibleTextsIn(document.body);
      setVisibleTexts((last) =>
        last.length === next.length && next.every((one, index) => isSame(one, last[index])) ? last : next,
      );
    };
    const scanSoon = () => {
      frame ||= requestAnimationFrame(scan);
    };
    const changes = new MutationObserver(scanSoon);
    changes.observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: [...spokenAttributes, 'class', 'style', 'open', 'hidden', 'data-state', 'aria-hidden'],
    });
    const listening = new AbortController();
    for (const name of ['scroll', 'resize', 'transitionend', 'animationend', 'toggle', 'load'])
      window.addEventListener(name, scanSoon, { capture: true, passive: true, signal: listening.signal });
    scanSoon();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      listening.abort();
    };
  }, [layer]);
  return visibleTexts;
}
