import { act, render, renderHook, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useEarlierDetails } from '../../../../../src/headless/form/useEarlierDetails';

it('says how many fields were filled in, with each press', () => {
  const onUse = vi.fn().mockReturnValueOnce(3).mockReturnValueOnce(0);
  const { result } = renderHook(() => useEarlierDetails({ onUse, onForget: vi.fn() }));
  expect(result.current.outcome).toBeNull();
  act(() => result.current.use('details'));
  expect(onUse).toHaveBeenCalledExactlyOnceWith('details');
  expect(result.current.outcome).toBe(3);
  act(() => result.current.use('details'));
  expect(result.current.outcome).toBe(0);
});

function Offer({ onForget }: { onForget: () => void }) {
  const { outcome, statusRef, use, forget } = useEarlierDetails({ onUse: () => 1, onForget });
  return (
    <>
      {outcome !== 'forgotten' && (
        <>
          <button onClick={() => use(undefined)}>Use</button>
          <button onClick={forget}>Forget</button>
        </>
      )}
      <div ref={statusRef} role="status" tabIndex={-1} />
    </>
  );
}

it('leads to what says that they are forgotten, and nowhere when they are used', () => {
  const onForget = vi.fn();
  render(<Offer onForget={onForget} />);
  act(() => screen.getByRole('button', { name: 'Use' }).click());
  expect(screen.getByRole('status')).not.toHaveFocus();
  act(() => screen.getByRole('button', { name: 'Forget' }).click());
  expect(onForget).toHaveBeenCalledOnce();
  expect(screen.getByRole('status')).toHaveFocus();
});
