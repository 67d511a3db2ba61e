import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement, StrictMode, type ReactElement, type RefCallback } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { eachRow } from '../eachRow';

/** What a part is given to see what it does with it. */
interface Given {
  ref?: RefCallback<Element>;
  className?: string | ((state: object) => string);
  title?: string;
  onClick?: () => void;
  onKeyDown?: () => void;
  render?: ReactElement | ((props: object, state: object) => ReactElement);
}

interface Expected {
  /** The element it is by itself, e.g. `form`. */
  tag: string;
  /** Its `data-*` attributes as it is drawn here, each of which it names. Null: it is absent. None of a part without a state. */
  data?: Readonly<Record<`data-${string}`, string | null>>;
  /** The part with these props, in whatever it needs around it. */
  draw: (given: Given) => ReactElement;
  /** What a person does before the part is there. */
  reach?: () => void;
}

const mark = 'conforming';
const part = () => screen.getByTitle(mark);
/** An element that is no part's own. */
const other = 'section';

/** What every part of `boxoffice/headless` does. The test fails with all that this one does not. */
export function describeConformance(name: string, expected: Expected): void {
  describe(name, () => {
    const error = vi.fn();
    beforeEach(() => {
      error.mockReset();
      vi.spyOn(console, 'error').mockImplementation(error);
    });
    afterEach(() => vi.mocked(console.error).mockRestore());

    eachRow(Object.entries(checksOf(expected)))(`${name}: %s`, async (_, check) => {
      error.mockClear();
      await check();
      expect(error.mock.calls).toEqual([]);
    });
  });
}

type Checks = Readonly<Record<string, () => void | Promise<void>>>;

/** Drawn, and reached as a person reaches it. */
async function drawPart(element: ReactElement, reach: Expected['reach']) {
  const drawn = render(element);
  await reachPart(reach);
  return drawn;
}

async function reachPart(reach: Expected['reach']) {
  if (!reach) return;
  reach();
  await screen.findByTitle(mark);
}

const checksOf = ({ tag, data = {}, draw, reach }: Expected): Checks => ({
  'forwards its ref': async () => {
    const ref = vi.fn<(element: Element | null) => void>();
    const { unmount } = await drawPart(draw({ title: mark, ref }), reach);
    expect(ref.mock.lastCall?.[0]).toBe(part());
    unmount();
    expect(ref.mock.lastCall?.[0]).toBeNull();
  },
  'is the element it says, with attributes and handlers of the caller': async () => {
    const [onClick, onKeyDown] = [vi.fn(), vi.fn()];
    await drawPart(draw({ title: mark, onClick, onKeyDown }), reach);
    expect(part().localName).toBe(tag);
    fireEvent.keyDown(part(), { key: 'Shift' });
    fireEvent.click(part());
    expect([onClick, onKeyDown].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  },
  'takes a class name': async () => {
    await drawPart(draw({ title: mark, className: 'own' }), reach);
    expect(part()).toHaveClass('own');
  },
  'has its state as data': async () => {
    await drawPart(draw({ title: mark }), reach);
    const found = Object.keys(data).map((attribute) => [attribute, part().getAttribute(attribute)]);
    expect(Object.fromEntries(found)).toEqual(data);
  },
  'is drawn in strict mode': async () => {
    await drawPart(<StrictMode>{draw({ title: mark })}</StrictMode>, reach);
    expect(part()).toBeInTheDocument();
  },
  'is taken over as a server drew it': async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(draw({ title: mark }));
    const served = screen.queryByTitle(mark);
    const root = await act(() => hydrateRoot(container, draw({ title: mark })));
    if (served) expect(part()).toBe(served);
    await reachPart(reach);
    expect(part()).toBeInTheDocument();
    act(() => root.unmount());
    container.remove();
  },
  'takes class names by its state': async () => {
    await drawPart(draw({ title: mark, className: (state) => `of-${typeof state}` }), reach);
    expect(part()).toHaveClass('of-object');
  },
  'is drawn as an element': async () => {
    const [ref, onClick, elementClick] = [vi.fn(), vi.fn(), vi.fn()];
    const element = createElement(other, { lang: 'de', className: 'theirs', onClick: elementClick });
    await drawPart(draw({ title: mark, className: 'own', render: element, ref, onClick }), reach);
    expect(part().localName).toBe(other);
    expect(part()).toHaveAttribute('lang', 'de');
    expect(part()).toHaveClass('own', 'theirs');
    expect(ref.mock.lastCall?.[0]).toBe(part());
    fireEvent.click(part());
    expect(onClick).toHaveBeenCalledOnce();
    expect(elementClick).toHaveBeenCalledOnce();
  },
  'is drawn by a function, which knows its state': async () => {
    const ref = vi.fn();
    const drawn = vi.fn((props: object, _state: object) => createElement(other, props));
    await drawPart(draw({ title: mark, render: drawn, ref }), reach);
    expect(part().localName).toBe(other);
    expect(ref.mock.lastCall?.[0]).toBe(part());
    const state: object = drawn.mock.lastCall?.[1] ?? {};
    const named = Object.keys(data).map((attribute) => attribute.replace('data-', ''));
    expect(Object.keys(state)).toEqual(expect.arrayContaining(named));
  },
});
