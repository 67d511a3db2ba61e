import { useEffect, useState } from 'react';
import { useLatest } from '../../react';
import type { Layer } from './layer';
import { shownAt, shownFor, type Shown } from './shown';

interface Pointing {
  layer: Layer;
  shown: readonly Shown[];
  /** Whether a click edits a text or goes to the page. */
  picks: boolean;
  onPick: (shown: Shown) => void;
}

/** The text that is pointed at or focused. Clicks, where they edit, and F2 pick it. */
export function usePointing({ layer, shown, picks, onPick }: Pointing): Shown | undefined {
  const [current, setCurrent] = useState<{ element: Element; key?: string }>();
  const latestRef = useLatest({ shown, picks, onPick });

  useEffect(() => {
    const listening = new AbortController();
    const listen = <K extends keyof WindowEventMap>(name: K, act: (event: WindowEventMap[K]) => void) =>
      window.addEventListener(name, (event) => !layer.holds(event) && act(event), {
        capture: true,
        signal: listening.signal,
      });
    const at = ({ clientX, clientY }: MouseEvent) => shownAt(latestRef.current.shown, clientX, clientY);
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
      const found = event.key === 'F2' && activeElement && shownFor(latestRef.current.shown, activeElement);
      if (!found) return;
      event.preventDefault();
      latestRef.current.onPick(found);
    });
    return () => listening.abort();
  }, [layer, latestRef]);

  if (!current) return undefined;
  return current.key === undefined
    ? shownFor(shown, current.element)
    : shown.find(({ element, key }) => element === current.element && key === current.key);
}
