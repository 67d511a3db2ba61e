import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../../src/client';
import type { ImportOutcome, SheetLine } from '../../../../../../src/domain/table/fileImport';
import { useFileImport } from '../../../../../../src/hooks/organizer/resource/useFileImport';

const columns = [{ id: 'code', label: 'Code', isRequired: true }];
const check = (lines: readonly SheetLine[]) =>
  lines.map(({ line, cells }) =>
    cells['code'] === 'bad'
      ? { line, field: 'code', message: { key: 'no' } }
      : { line, row: cells['code'] ?? '' },
  );
type Send = (rows: readonly string[], signal: AbortSignal) => Promise<ImportOutcome>;

const mount = (send: Send) =>
  renderHook(() => useFileImport({ columns, nameOf: ({ label }) => label, check, send, batchSize: 2 }));
const choose = async ({ result }: ReturnType<typeof mount>, ...lines: string[]) => {
  await act(() => result.current.choose(new File([lines.join('\n')], 'codes.csv')));
};

describe('an import', () => {
  it('sends good rows in portions, and counts what came of them', async () => {
    const send = vi.fn<Send>((rows) => Promise.resolve({ created: rows.length }));
    const hook = mount(send);
    await choose(hook, 'Code', 'A', 'bad', 'B', 'C');
    await act(() => hook.result.current.start());
    expect(send.mock.calls.map(([rows]) => rows)).toEqual([['A', 'B'], ['C']]);
    expect(hook.result.current.state).toMatchObject({ at: 'done', run: { created: 3 } });
    expect(hook.result.current.plan.bad).toMatchObject([{ line: 3 }]);
  });

  it('goes on where it failed: mapping and rows stay, and nothing is sent twice', async () => {
    const send = vi
      .fn<Send>((rows) => Promise.resolve({ created: rows.length }))
      .mockResolvedValueOnce({ created: 2 })
      .mockRejectedValueOnce(new ApiError('refused', 500, null, 'error'));
    const hook = mount(send);
    await choose(hook, 'What', 'A', 'B', 'C');
    expect(hook.result.current.missing.map(({ id }) => id)).toEqual(['code']);
    act(() => hook.result.current.map('code', 0));
    await act(() => hook.result.current.start());
    expect(hook.result.current.state).toMatchObject({
      at: 'read',
      mapping: { code: 0 },
      run: { created: 2 },
    });
    await act(() => hook.result.current.start());
    expect(send.mock.calls.map(([rows]) => rows)).toEqual([['A', 'B'], ['C'], ['C']]);
    expect(hook.result.current.state).toMatchObject({ at: 'done', run: { created: 3 } });
  });

  it('is stopped at any moment; what was on its way may have arrived', async () => {
    const send: Send = (rows, signal) =>
      rows[0] === 'A'
        ? Promise.resolve({ created: 2 })
        : new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(new Error('aborted')));
          });
    const hook = mount(send);
    await choose(hook, 'Code', 'A', 'B', 'C');
    act(() => void hook.result.current.start());
    await waitFor(() =>
      expect(hook.result.current.state).toMatchObject({ at: 'sending', done: 2, total: 3 }),
    );
    act(() => hook.result.current.stop());
    await waitFor(() =>
      expect(hook.result.current.state).toMatchObject({ at: 'read', problem: { isUncertain: true } }),
    );
    expect(hook.result.current.plan.good).toEqual([{ line: 4, row: 'C' }]);
  });

  it('says of a file that nothing can be made of why', async () => {
    const hook = mount(() => Promise.resolve({ created: 0 }));
    await choose(hook, 'Code');
    expect(hook.result.current.state).toMatchObject({ message: { key: 'organizer.kit.import.noRows' } });
    await choose(hook, 'Code\0');
    expect(hook.result.current.state).toMatchObject({ message: { key: 'organizer.kit.import.unreadable' } });
    await choose(hook, 'Code', ...Array.from({ length: 10_001 }, () => 'A'));
    expect(hook.result.current.state).toMatchObject({
      message: { key: 'organizer.kit.import.tooManyRows', values: { max: 10_000 } },
    });
  });
});
