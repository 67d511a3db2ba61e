import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSubmitFocus } from '../../../../../src/headless/payment/useSubmitFocus';

function Bar({ showsOwn }: { showsOwn: boolean }) {
  const { ownRef, buttonRef } = useSubmitFocus(showsOwn);
  return (
    <>
      <input aria-label="Name" />
      <div ref={ownRef}>
        <button>Google Pay</button>
      </div>
      {!showsOwn && <button ref={buttonRef}>Order Now</button>}
    </>
  );
}

const own = () => screen.getByRole('button', { name: 'Google Pay' });

it('takes the focus to the button that stands in, and back to the one that was pressed', () => {
  const { rerender } = render(<Bar showsOwn />);
  own().focus();
  rerender(<Bar showsOwn={false} />);
  expect(screen.getByRole('button', { name: 'Order Now' })).toHaveFocus();
  rerender(<Bar showsOwn />);
  expect(own()).toHaveFocus();
});

it('leaves the focus where somebody went', () => {
  const { rerender } = render(<Bar showsOwn />);
  own().focus();
  rerender(<Bar showsOwn={false} />);
  const name = screen.getByRole('textbox');
  name.focus();
  rerender(<Bar showsOwn />);
  expect(name).toHaveFocus();
});

it('does nothing while nobody is on the buttons', () => {
  const { rerender } = render(<Bar showsOwn={false} />);
  expect(document.body).toHaveFocus();
  rerender(<Bar showsOwn />);
  expect(document.body).toHaveFocus();
});
