import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { StatePanel } from '../../../../../src/themed/kit/StatePanel';

const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
afterEach(() => {
  cleanup();
  scrolled.mockClear();
  vi.unstubAllGlobals();
});

const shown = (hasBeenActive: boolean) => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } });
  render(
    <div className="bx">
      <p>14 minutes left</p>
      <StatePanel icon="alert" title="Time is up">
        Your tickets went back.
      </StatePanel>
    </div>,
  );
  return screen.getByRole('heading');
};

/** FAULTS F82: what stands above it would lie under the header of the page. */
it('brings the whole widget into view where somebody came to it, then its title', () => {
  const heading = shown(true);
  expect(heading).toHaveFocus();
  expect(scrolled.mock.contexts).toEqual([heading.closest('.bx'), heading]);
});

it('only takes the focus in a page that was loaded', () => {
  expect(shown(false)).toHaveFocus();
  expect(scrolled).not.toHaveBeenCalled();
});
