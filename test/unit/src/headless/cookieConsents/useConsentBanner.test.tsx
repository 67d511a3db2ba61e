import { act, render, renderHook, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { acceptAll, rejectAll } from '../../../../../src/domain/cookieConsents/choice';
import { useConsentBanner } from '../../../../../src/headless/cookieConsents/useConsentBanner';

it('is there until it is answered, and again when somebody opens it', () => {
  const onChoose = vi.fn();
  const { result, rerender } = renderHook(useConsentBanner, { initialProps: { isOpen: true, onChoose } });
  expect(result.current).toMatchObject({ isVisible: true, isReopened: false });
  act(() => result.current.choose(rejectAll));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(rejectAll);
  rerender({ isOpen: false, onChoose });
  expect(result.current.isVisible).toBe(false);
  act(() => result.current.reopen());
  expect(result.current).toMatchObject({ isVisible: true, isReopened: true });
  act(() => result.current.choose(acceptAll));
  expect(onChoose).toHaveBeenLastCalledWith(acceptAll);
  expect(result.current).toMatchObject({ isVisible: false, isReopened: false });
});

function Banner({ isOpen }: { isOpen: boolean }) {
  const { isVisible, openerRef, reopen, choose } = useConsentBanner({ isOpen, onChoose: () => undefined });
  if (isVisible) return <button onClick={() => choose(acceptAll)}>Accept</button>;
  return (
    <button ref={openerRef} onClick={reopen}>
      Settings
    </button>
  );
}

it('leads back to what opens it when it was answered here', () => {
  render(<Banner isOpen={false} />);
  expect(screen.getByRole('button', { name: 'Settings' })).not.toHaveFocus();
  act(() => screen.getByRole('button', { name: 'Settings' }).click());
  act(() => screen.getByRole('button', { name: 'Accept' }).click());
  expect(screen.getByRole('button', { name: 'Settings' })).toHaveFocus();
});

it('takes no focus when it goes without an answer', () => {
  const { rerender } = render(<Banner isOpen />);
  rerender(<Banner isOpen={false} />);
  expect(screen.getByRole('button', { name: 'Settings' })).not.toHaveFocus();
});
