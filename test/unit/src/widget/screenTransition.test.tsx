import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OrderState } from '../../../../src/domain';
import { transitionFrom } from '../../../../src/widget/screenTransition';

const prefer = (preference: string) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.endsWith(`: ${preference})`) }));
beforeEach(() => {
  vi.useFakeTimers();
  prefer('no-preference');
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const list: OrderState = { at: 'selecting', problem: null };
const form = { at: 'registering', hold: {} } as OrderState;

/** Draws changes of an order that is at `now`, in a widget whose box has transitions of its own, unless it has none. */
function drawnAt(now: OrderState, start?: (update: () => void) => unknown) {
  document.body.innerHTML = '<div class="bx"><div><p></p></div></div>';
  const getAnimations = () => [];
  Object.assign(document.querySelector('.bx > div') ?? {}, {
    getAnimations,
    ...(start && { startViewTransition: start }),
  });
  const draw = transitionFrom({ current: document.querySelector('p') }, now);
  return (next: OrderState) => {
    const change = vi.fn();
    draw(change, next);
    return change;
  };
}

const ready = Promise.resolve();
/** The browser takes its picture first. */
const late = vi.fn(() => ({ ready }));
afterEach(() => late.mockClear());

it.each<[why: string, from: OrderState, to: OrderState, times: number]>([
  ['to the form', list, form, 1],
  ['back to the list', form, list, 1],
  ['to the end of the time', form, { at: 'timedOut', problem: null } as unknown as OrderState, 1],
  ['on the list, while tickets are held', list, { at: 'holding', choice: 'card' }, 0],
  ['in the form', form, { at: 'submitting', hold: {} } as OrderState, 0],
])('draws the way %s', (_why, from, to, times) => {
  drawnAt(from, late)(to);
  expect(late).toHaveBeenCalledTimes(times);
});

it('changes the screen once, when the browser has its picture of the one before', () => {
  let update = (): void => undefined;
  const change = drawnAt(list, (given) => {
    update = given;
    return { ready };
  })(form);
  expect(change).not.toHaveBeenCalled();
  update();
  vi.runAllTimers();
  expect(change).toHaveBeenCalledOnce();
});

it('changes the screen of a frame that nobody sees, which is never drawn', () => {
  const change = drawnAt(list, late)(form);
  vi.advanceTimersByTime(500);
  expect(change).toHaveBeenCalledOnce();
});

it('leaves a transition alone that another took the place of', async () => {
  const refused = vi.fn(() => ({ ready: Promise.reject(new DOMException('skipped', 'AbortError')) }));
  drawnAt(list, refused)(form);
  await vi.runAllTimersAsync();
  expect(refused).toHaveBeenCalledOnce();
});

it('changes at once for who wants less motion, and where there are no transitions of elements', () => {
  expect(drawnAt(list)(form)).toHaveBeenCalledOnce();
  prefer('reduce');
  expect(drawnAt(list, late)(form)).toHaveBeenCalledOnce();
  expect(late).not.toHaveBeenCalled();
});
