import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCollapsible } from '../../../../../src/headless/order/useCollapsible';

function Summary({ closesOnEscape = false }: { closesOnEscape?: boolean }) {
  const { isExpanded, toggle, buttonRef, panelRef } = useCollapsible(closesOnEscape);
  return (
    <>
      <button ref={buttonRef} aria-expanded={isExpanded} onClick={toggle}>
        Summary
      </button>
      <div ref={panelRef}>
        <input aria-label="inside" />
      </div>
      <input aria-label="outside" />
    </>
  );
}

const button = () => screen.getByRole('button');
const input = () => screen.getByRole('textbox', { name: 'inside' });
const outside = () => screen.getByRole('textbox', { name: 'outside' });

it('is opened and closed by its button', () => {
  render(<Summary />);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

it('is closed by Escape within it, which leads back to the button', () => {
  render(<Summary closesOnEscape />);
  fireEvent.click(button());
  fireEvent.keyDown(outside(), { key: 'Escape' });
  fireEvent.keyDown(input(), { key: 'a' });
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  fireEvent.keyDown(input(), { key: 'Escape' });
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(button()).toHaveFocus();
});

it('leaves Escape alone where it is not to close it', () => {
  render(<Summary />);
  fireEvent.click(button());
  fireEvent.keyDown(input(), { key: 'Escape' });
  expect(button()).toHaveAttribute('aria-expanded', 'true');
});
