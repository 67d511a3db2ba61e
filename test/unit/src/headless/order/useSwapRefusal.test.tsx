import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Problem } from '../../../../../src/domain';
import { useSwapRefusal } from '../../../../../src/headless/order/useSwapRefusal';

const problem = (key: string) => ({ message: { key } }) as unknown as Problem;

function Panel({ of }: { of: Problem | null }) {
  const { isChecking, isWithdrawn, headingRef } = useSwapRefusal(of);
  return (
    <h2 ref={headingRef} tabIndex={-1}>
      {isChecking ? 'checking' : isWithdrawn ? 'withdrawn' : 'other'}
    </h2>
  );
}

it('has the focus once it is refused, and leaves it where it is before', () => {
  const { rerender } = render(<Panel of={null} />);
  expect(screen.getByRole('heading')).not.toHaveFocus();
  rerender(<Panel of={problem('error.soldOut')} />);
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(screen.getByRole('heading')).toHaveTextContent('other');
});

it('does not call a check refused that waits for the buyer', () => {
  render(<Panel of={problem('error.captchaUnanswered')} />);
  expect(screen.getByRole('heading')).not.toHaveFocus();
  expect(screen.getByRole('heading')).toHaveTextContent('checking');
});

it('knows what another try would not change', () => {
  render(<Panel of={problem('swap.withdrawn')} />);
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(screen.getByRole('heading')).toHaveTextContent('withdrawn');
});
