import { act, render, renderHook, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ConsentChoice } from '../../../../../src/domain/cookieConsents/choice';
import { useConsentDraft } from '../../../../../src/headless/cookieConsents/useConsentDraft';

it('has nothing ticked that nobody chose', () => {
  const { result } = renderHook(() => useConsentDraft(null));
  expect(result.current.draft).toBeNull();
  act(() => result.current.unfold());
  expect(result.current.draft).toEqual({ analytics: false, marketing: false });
  act(() => result.current.setCategory('marketing', true));
  expect(result.current.draft).toEqual({ analytics: false, marketing: true });
});

it('begins with what was chosen before', () => {
  const saved = { analytics: true, marketing: false };
  const { result } = renderHook(() => useConsentDraft(saved));
  expect(result.current.draft).toEqual(saved);
  act(() => result.current.setCategory('analytics', false));
  expect(result.current.draft).toEqual({ analytics: false, marketing: false });
});

function Categories({ saved }: { saved: ConsentChoice | null }) {
  const { draft, unfold, firstRef } = useConsentDraft(saved);
  return draft ? <input type="checkbox" ref={firstRef} /> : <button onClick={unfold} />;
}

it('leads to the first category when they were asked for', () => {
  render(<Categories saved={null} />);
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('checkbox')).toHaveFocus();
});

it('leaves the focus where it is when they were there before', () => {
  render(<Categories saved={{ analytics: true, marketing: true }} />);
  expect(screen.getByRole('checkbox')).not.toHaveFocus();
});
