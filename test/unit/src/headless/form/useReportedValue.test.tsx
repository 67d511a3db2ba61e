import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useReportedText, useReportedValue } from '../../../../../src/headless/form/useReportedValue';

function reported() {
  return renderHook(() => {
    const [value, setValue] = useState('');
    return { ...useReportedValue(value, setValue), value, setValue };
  }).result;
}

it('begins anew with a value from elsewhere, and not with its own', () => {
  const result = reported();
  act(() => result.current.change('2026-05-'));
  expect(result.current).toMatchObject({ value: '2026-05-', version: 0 });
  act(() => result.current.setValue('2026-07-01'));
  expect(result.current.version).toBe(1);
  act(() => result.current.change('2026-07-02'));
  expect(result.current).toMatchObject({ value: '2026-07-02', version: 1 });
});

it('begins anew where its own value was not taken', () => {
  const { result } = renderHook(() => useReportedValue('', () => undefined));
  act(() => result.current.change('2026-05-'));
  expect(result.current.version).toBe(1);
});

it('tells what is shown as long as that is another than the value', () => {
  const change = vi.fn();
  const { rerender } = renderHook(({ displayed, value }) => useReportedText(displayed, value, change), {
    initialProps: { displayed: '2026-05-04', value: '2026-05-04' },
  });
  expect(change).not.toHaveBeenCalled();
  rerender({ displayed: '2026-05-', value: '2026-05-04' });
  expect(change).toHaveBeenCalledExactlyOnceWith('2026-05-');
  rerender({ displayed: '2026-05-', value: '2026-05-' });
  expect(change).toHaveBeenCalledOnce();
});
