import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorKind, type Client } from '../../../../src/client';
import type { BoxofficeError } from '../../../../src/diagnostics';
import { useFormUpload, usePictureUpload, usePartners } from '../../../../src/hooks';
import { environmentOf } from './environment';

const file = new File(['x'], 'x.png', { type: 'image/png' });
const watched = { signal: new AbortController().signal, onProgress: () => undefined };

/** A backend that takes no file, and what the page hears of it. */
function failing(kind: ApiErrorKind) {
  const error = new ApiError(kind, 413, { code: 4013 }, 'POST /files was refused (413)');
  const client: Client = { call: () => Promise.reject(error) };
  const onError = vi.fn<(error: BoxofficeError) => void>();
  return { error, onError, wrapper: environmentOf(client, { onError }) };
}
const reportsOf = ({ onError }: ReturnType<typeof failing>) =>
  onError.mock.calls.map(([{ code, cause }]) => [code, cause]);

it('reports an upload that failed to the page, and answers it in words (002 §8)', async () => {
  const host = failing('refused');
  const heard = vi.fn<(code: number) => void>();
  const form = renderHook(() => useFormUpload('1001', 'tx_1', heard), host).result.current;
  const picture = renderHook(() => usePictureUpload(), host).result.current;
  const problem = { key: 'registration.file.refusedSize' };
  expect(await form(file, 'q1', watched)).toEqual({ problem });
  expect(await picture(file, watched)).toEqual({ problem });
  expect(reportsOf(host)).toEqual([
    ['BX2008', host.error],
    ['BX2008', host.error],
  ]);
  expect(heard.mock.calls).toEqual([[4013]]);
});

it('throws the failure of a sheet again, once it is reported', async () => {
  const host = failing('refused');
  const { calls } = renderHook(() => usePartners('1001'), host).result.current;
  await expect(calls.importFile(file, watched)).rejects.toBe(host.error);
  expect(reportsOf(host)).toContainEqual(['BX2008', host.error]);
});

it('does not report what a person cancelled', async () => {
  const host = failing('aborted');
  const form = renderHook(() => useFormUpload('1001', 'tx_1'), host).result.current;
  await form(file, 'q1', watched);
  expect(host.onError).not.toHaveBeenCalled();
});
