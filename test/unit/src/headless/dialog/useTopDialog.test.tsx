import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useTopDialog } from '../../../../../src/headless/dialog/useTopDialog';

function Dialog() {
  const { dialogRef, headingRef } = useTopDialog();
  return (
    <dialog ref={dialogRef}>
      <h2 ref={headingRef} tabIndex={-1}>
        Question
      </h2>
    </dialog>
  );
}

const dialog = () => screen.getByRole('dialog', { hidden: true });

it('is open with the focus on its heading as long as it is there', () => {
  const { unmount } = render(<Dialog />);
  const element = dialog();
  expect(element).toHaveAttribute('open');
  expect(screen.getByRole('heading')).toHaveFocus();
  unmount();
  expect(element).not.toHaveAttribute('open');
});

it('is not closed by Escape, and nothing around it either', () => {
  const onKeyDown = vi.fn();
  document.addEventListener('keydown', onKeyDown);
  render(<Dialog />);
  expect(fireEvent.keyDown(dialog(), { key: 'Escape' })).toBe(false);
  expect(onKeyDown).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(dialog(), { key: 'Tab' })).toBe(true);
  expect(onKeyDown).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', onKeyDown);
});

it('lets nobody cancel it, and opens again where a browser closed it all the same', () => {
  render(<Dialog />);
  expect(fireEvent(dialog(), new Event('cancel', { cancelable: true }))).toBe(false);
  dialog().removeAttribute('open');
  fireEvent(dialog(), new Event('close'));
  expect(dialog()).toHaveAttribute('open');
  expect(screen.getByRole('heading')).toHaveFocus();
});
