import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useEarlySubmit } from '../../../../../src/headless/form/useEarlySubmit';

function Form() {
  const { missingRef, isEarly, onEarlySubmit } = useEarlySubmit();
  return (
    <>
      <div ref={missingRef} role="status" tabIndex={-1}>
        {isEarly && 'Not yet'}
      </div>
      <button onClick={onEarlySubmit}>Send</button>
    </>
  );
}

it('leads to where the questions will be, with each submit', () => {
  render(<Form />);
  const missing = screen.getByRole('status');
  expect(missing).toBeEmptyDOMElement();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    screen.getByRole('button').focus();
    act(() => screen.getByRole('button').click());
    expect(missing).toHaveFocus();
    expect(missing).toHaveTextContent('Not yet');
  }
});
