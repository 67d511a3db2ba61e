'use client';
import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { OrderState } from '../domain';
import type { UseOrderResult } from '../hooks';
import { fadeMs, isMotionWanted } from './motion';

/** An element whose own change a browser may be able to draw: nothing outside of it stands still meanwhile. */
type Scope = Element & Partial<Pick<Document, 'startViewTransition' | 'activeViewTransition'>>;

/** A frame that nobody sees is not drawn, and what waits for it would wait as long. In milliseconds. */
const captureTimeoutMs = 500;

/** The box of all screens; dialogs and lists open beside it. */
const scopeOf = (inside: Element | null): Scope | null | undefined =>
  inside?.closest('.bx')?.firstElementChild;

/** Whatever happens while tickets are held is drawn in the form, or in its place. */
export const screenOf = (state: OrderState) =>
  'hold' in state ? 'form' : state.at === 'holding' ? 'selecting' : state.at;

/** Another screen is coming by a transition, and need not fade in. */
export const isInTransition = (inside: Element) => !!scopeOf(inside)?.activeViewTransition;

function takeTransition(scope: Scope, start: NonNullable<Scope['startViewTransition']>, change: () => void) {
  let isDue = true;
  const changeOnce = () => {
    if (!isDue) return;
    isDue = false;
    flushSync(change);
  };
  setTimeout(changeOnce, captureTimeoutMs);
  const setDuration = () => {
    for (const { effect } of scope.getAnimations({ subtree: true }))
      if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
        effect.updateTiming({ duration: fadeMs });
  };
  // One that another takes the place of, or that nobody sees, is left out by the browser; the change is made in any case.
  start.call(scope, changeOnce).ready.then(setDuration, () => undefined);
}

/**
 * Draws the way from one screen to another as a view transition of the widget alone, where the browser has those of elements and motion is
 * wanted. @param inside a place in any of the screens
 */
export function useScreenTransition(inside: RefObject<Element | null>, order: UseOrderResult) {
  useEffect(() => {
    order.drawBy((change, next) => {
      const scope = scopeOf(inside.current);
      const start = scope?.startViewTransition;
      if (!start || !isMotionWanted() || screenOf(next) === screenOf(order.state)) change();
      else takeTransition(scope, start, change);
    });
  }, [inside, order]);
}
