import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ErrorListener } from '../../../../../src/diagnostics';
import { useReportedLoad } from '../../../../../src/payments/ui/useReportedLoad';

it('F34: tells the host of a failure once, however many asked, and of the next one again', async () => {
  const causes = [new Error('forbidden'), new Error('forbidden again')];
  let cause = causes[0];
  const load = () => Promise.reject(cause ?? new Error());
  const reported: unknown[] = [];
  const onError: ErrorListener = (error) => reported.push(error.cause);
  const { result, rerender } = renderHook(() => useReportedLoad(load, onError));
  await expect(Promise.all([result.current(), result.current()])).rejects.toBe(causes[0]);
  rerender();
  await expect(result.current()).rejects.toBe(causes[0]);
  expect(reported).toEqual([causes[0]]);
  cause = causes[1];
  await expect(result.current()).rejects.toBe(causes[1]);
  expect(reported).toEqual(causes);
});
