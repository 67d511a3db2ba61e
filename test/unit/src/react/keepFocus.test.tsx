import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { keepFocus } from '../../../../src/react/keepFocus';
import { isFocusFree } from '../../../../src/react/lostFocus';

const userActivation = { hasBeenActive: true };
beforeEach(() => {
  userActivation.hasBeenActive = true;
  Object.assign(navigator, { userActivation });
  return () => void Reflect.deleteProperty(navigator, 'userActivation');
});

function Widget({ children }: { children: ReactNode }) {
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (inside.current) keepFocus(inside.current);
  }, []);
  return (
    <div className="bx">
      <div ref={inside}>{children}</div>
    </div>
  );
}

/** A failure that goes with its button, and what comes in its place. */
function Failure({ after, role }: { after?: ReactNode; role?: 'alertdialog' }) {
  const [isGone, setGone] = useState(false);
  return (
    <section aria-label="Place">
      {isGone ? (
        after
      ) : (
        <p role={role} aria-label={role}>
          <button onClick={() => setGone(true)}>Try again</button>
        </p>
      )}
    </section>
  );
}

const tryAgain = (focused = screen.getByRole('button', { name: 'Try again' })) => {
  focused.focus();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
};
const aFrame = () => new Promise((done) => requestAnimationFrame(done));

test('F146: who had the focus in what goes is led to what stays around it, and may be led on', async () => {
  render(
    <Widget>
      <Failure />
    </Widget>,
  );
  tryAgain();
  const place = screen.getByRole('region', { name: 'Place' });
  await waitFor(() => expect(place).toHaveFocus());
  expect(isFocusFree(document.createElement('p'))).toBe(true);
});

test('what leads to a place of its own comes first', async () => {
  const after = <input aria-label="Next" ref={(input) => input?.focus()} />;
  render(
    <Widget>
      <Failure after={after} />
    </Widget>,
  );
  tryAgain();
  await aFrame();
  await aFrame();
  expect(screen.getByRole('textbox', { name: 'Next' })).toHaveFocus();
});

test('who is elsewhere, or left, stays there', async () => {
  render(
    <>
      <button>Elsewhere</button>
      <Widget>
        <Failure />
      </Widget>
    </>,
  );
  screen.getByRole('button', { name: 'Try again' }).focus();
  tryAgain(screen.getByRole('button', { name: 'Elsewhere' }));
  await aFrame();
  await aFrame();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('a dialog gives back what it took', async () => {
  render(
    <Widget>
      <Failure role="alertdialog" />
    </Widget>,
  );
  tryAgain();
  await aFrame();
  await aFrame();
  expect(document.body).toHaveFocus();
});

test('who pressed beside everything is not led back', async () => {
  render(
    <Widget>
      <Failure />
    </Widget>,
  );
  const button = screen.getByRole('button', { name: 'Try again' });
  button.focus();
  button.blur();
  await Promise.resolve();
  fireEvent.click(button);
  await aFrame();
  await aFrame();
  expect(document.body).toHaveFocus();
});
