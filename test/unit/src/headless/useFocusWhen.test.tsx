import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFocusWhen } from '../../../../src/headless/useFocusWhen';

function Title({ isWanted }: { isWanted: boolean }) {
  return (
    <h2 ref={useFocusWhen<HTMLHeadingElement>(isWanted)} tabIndex={-1}>
      Title
    </h2>
  );
}

const leave = () => (document.activeElement as HTMLElement).blur();

it('has the focus each time it is wanted, and is left alone in between', () => {
  const { rerender } = render(<Title isWanted={false} />);
  const title = screen.getByRole('heading');
  expect(title).not.toHaveFocus();
  rerender(<Title isWanted />);
  expect(title).toHaveFocus();
  leave();
  rerender(<Title isWanted />);
  expect(title).not.toHaveFocus();
  rerender(<Title isWanted={false} />);
  expect(title).not.toHaveFocus();
  rerender(<Title isWanted />);
  expect(title).toHaveFocus();
});

it('has it at once where it is wanted from the beginning', () => {
  render(<Title isWanted />);
  expect(screen.getByRole('heading')).toHaveFocus();
});
