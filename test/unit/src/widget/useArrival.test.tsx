import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useArrival } from '../../../../src/widget/useArrival';

const prefer = (preference: string) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.endsWith(`: ${preference})`) }));
const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
beforeEach(() => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  prefer('reduce');
});
afterEach(() => {
  cleanup();
  scrolled.mockClear();
  vi.unstubAllGlobals();
});

function Screens({ title }: { title: string }) {
  const box = useRef<HTMLDivElement>(null);
  useArrival(box, title);
  return (
    <div className="bx" data-screen="" ref={box}>
      <header>
        <h2>{title}</h2>
      </header>
      <input aria-label="Name" />
    </div>
  );
}

/** FAULTS F82: what was pressed is gone with the screen before, and so are the focus and the place in the page. */
it('brings the title of another screen into view and into focus', () => {
  const { rerender } = render(<Screens title="Choose tickets" />);
  scrolled.mockClear();
  (document.activeElement as HTMLElement).blur();
  rerender(<Screens title="Who is coming?" />);
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(scrolled).toHaveBeenCalledOnce();
});

it.each([
  ['no-preference', null, 1],
  ['no-preference', {}, 0],
  ['reduce', null, 0],
])(
  'fades another screen in for who asks for %s of motion, in transition %o',
  (preference, activeViewTransition, times) => {
    const animate = vi.fn();
    prefer(preference);
    Object.assign(Element.prototype, { animate, activeViewTransition });
    const { rerender } = render(<Screens title="Choose tickets" />);
    animate.mockClear();
    rerender(<Screens title="Who is coming?" />);
    for (const name of ['animate', 'activeViewTransition']) Reflect.deleteProperty(Element.prototype, name);
    expect(animate).toHaveBeenCalledTimes(times);
  },
);

it('takes nobody’s focus out of the screen', () => {
  const { rerender } = render(<Screens title="Choose tickets" />);
  screen.getByRole('textbox').focus();
  rerender(<Screens title="Who is coming?" />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('leaves a page alone that was only loaded', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  render(<Screens title="Choose tickets" />);
  expect(document.body).toHaveFocus();
});
