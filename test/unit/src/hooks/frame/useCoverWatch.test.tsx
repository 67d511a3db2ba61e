import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCoverWatch } from '../../../../../src/hooks';

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting'> & { isVisible: boolean };
let check: (entry: Entry) => void;
let options: unknown;
const disconnect = vi.fn();

/** A browser that tells visibility, or one that knows only what is in sight. */
function browser({ canReport }: { canReport: boolean }) {
  class FakeObserver {
    isIntersecting = true;
  }
  if (canReport) Object.defineProperty(FakeObserver.prototype, 'isVisible', { value: false });
  vi.stubGlobal('IntersectionObserverEntry', FakeObserver);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: Entry[]) => void, given: unknown) {
        check = (entry) => notify([entry]);
        options = given;
      }
      observe = () => undefined;
      disconnect = disconnect;
    },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  options = undefined;
  vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  disconnect.mockClear();
});

const watching = (isOn = true) => {
  const { result } = renderHook(() => useCoverWatch(isOn));
  result.current.watch(document.createElement('div'));
  return result.current;
};
const open = { isIntersecting: true, isVisible: true };
const covered = { isIntersecting: true, isVisible: false };
const scrolledAway = { isIntersecting: false, isVisible: false };

describe('A22: in a frame of a browser that tells visibility', () => {
  beforeEach(() => browser({ canReport: true }));

  it('asks for it, no more often than a browser allows', () => {
    watching();
    expect(options).toMatchObject({ trackVisibility: true, delay: 100 });
  });

  it('knows what the page around lies over it, until half a second after it has gone', () => {
    const cover = watching();
    expect(cover.isCovered()).toBe(false);
    check(open);
    expect(cover.isCovered()).toBe(false);
    check(covered);
    expect(cover.isCovered()).toBe(true);
    check(open);
    expect(cover.isCovered()).toBe(true);
    vi.advanceTimersByTime(499);
    expect(cover.isCovered()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(cover.isCovered()).toBe(false);
  });

  it('what is scrolled out of sight is not covered: a form can be sent by its keyboard', () => {
    const cover = watching();
    check(scrolledAway);
    expect(cover.isCovered()).toBe(false);
    check(open);
    expect(cover.isCovered()).toBe(false);
  });

  it('forgets what it saw of a button that is gone', () => {
    const cover = watching();
    check(covered);
    cover.watch(null);
    expect(disconnect).toHaveBeenCalledOnce();
    expect(cover.isCovered()).toBe(false);
  });
});

describe('nothing is in the way of a buyer', () => {
  it('where the browser can’t tell', () => {
    browser({ canReport: false });
    expect(watching().isCovered()).toBe(false);
    expect(options).toBeUndefined();
  });

  it('where nobody asked for it', () => {
    browser({ canReport: true });
    expect(watching(false).isCovered()).toBe(false);
    expect(options).toBeUndefined();
  });

  it('without a frame', () => {
    browser({ canReport: true });
    vi.spyOn(window, 'parent', 'get').mockReturnValue(window);
    expect(watching().isCovered()).toBe(false);
    expect(options).toBeUndefined();
  });
});
