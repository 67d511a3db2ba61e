'use client';
import { useEffect, useState } from 'react';
import { useLatest } from '../../react';
import type { Layer } from './layer';
import { visibleTextAt, visibleTextFor, type VisibleText } from './visibleTexts';

interface Pointing {
  layer: Layer;
  visibleTexts: readonly VisibleText[];
  /** Whether a click edits a text or goes to the page. */
  picks: boolean;
  onPick: (visibleText: VisibleText) => void;
}

/** The text that is pointed at or focused. Clicks, where they edit, and F2 pick it. */
export function usePointing({ layer, visibleTexts, picks, onPick }: Pointing): VisibleText | undefined {
  const [current, setCurrent] = useState<{ element: Element; key?: string }>();
  const latestRef = useLatest({ visibleTexts, picks, onPick });

  useEffect(() => {
    const listening = new AbortController();
    const listen = <K extends keyof WindowEventMap>(name: K, act: (event: WindowEventMap[K]) => void) =>
      window.addEventListener(name, (event) => !layer.holds(event) && act(event), {
        capture: true,
        signal: listening.signal,
      });
    const at = ({ clientX, clientY }: MouseEvent) =>
      visibleTextAt(latestRef.current.visibleTexts, clientX, clientY);
    const take = (event: MouseEvent) => {
      const found = latestRef.current.picks ? at(event) : undefined;
      if (!found) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === 'click') latestRef.current.onPick(found);
    };
    for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const)
      listen(name, take);
    listen('pointermove', (event) => setCurrent(at(event)));
    listen('focusin', ({ target }) => {
      // Its text may be found only later, so that just the element is kept.
      if (target instanceof Element) setCurrent({ element: target });
    });
    listen('keydown', (event) => {
      const { activeElement } = document;
      const found =
        event.key === 'F2' && activeElement && visibleTextFor(latestRef.current.visibleTexts, activeElement);
      if (!found) return;
      event.preventDefault();
      latestRef.current.onPick(found);
    });
    return () => listening.abort();
  }, [layer, latestRef]);

  if (!current) return undefined;
  return current.key === undefined
    ? visibleTextFor(visibleTexts, current.element)
    : visibleTexts.find(({ element, key }) => element === current.element && key === current.key);
}
