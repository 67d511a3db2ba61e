import { flushSync } from 'react-dom';
import type { OrderState } from '../domain';
import type { Draw } from '../hooks/order/orderFlow';

/** An element whose own change a browser may be able to draw: nothing outside of it stands still meanwhile. */
type Scope = Element & Partial<Pick<Document, 'startViewTransition' | 'activeViewTransition'>>;

/** LOOK, Motion: what opens fades in. In milliseconds. */
export const fadeMs = 200;

/** Not for who asked the system for less of it. */
export const isMotionWanted = () => window.matchMedia('(prefers-reduced-motion: no-preference)').matches;

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
 * wanted. @param place anywhere in the screen that is left @param now what is drawn there
 */
export const transitionFrom =
  (place: { current: Element | null }, now: OrderState): Draw =>
  (change, next) => {
    const scope = scopeOf(place.current);
    const start = scope?.startViewTransition;
    if (!start || !isMotionWanted() || screenOf(next) === screenOf(now)) change();
    else takeTransition(scope, start, change);
  };
