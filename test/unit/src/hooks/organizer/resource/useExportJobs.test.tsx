import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { ApiError, createClient, type Client, type TransferOptions } from '../../../../../../src/client';
import type { FileDownload } from '../../../../../../src/contract';
import { useExportJobs, useSignOut } from '../../../../../../src/hooks';
import { saveFile } from '../../../../../../src/hooks/organizer/resource/saveFile';
import { afterEachRow } from '../../../../../eachRow';
import { environmentOf } from '../../environment';

// Modules are shared among test files: what is mocked here is not left to the next.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});
vi.mock('../../../../../../src/hooks/organizer/resource/saveFile', () => ({ saveFile: vi.fn() }));
afterEachRow(() => {
  cleanup();
  vi.mocked(saveFile).mockClear();
});

const file = { file: new Blob(['Session']), name: 'chats.csv' };

/** An export whose file is given, or refused, by the test. */
function controlled() {
  const answers: { resolve: (file: FileDownload) => void; reject: (error: Error) => void }[] = [];
  const calls: (TransferOptions & { signal: AbortSignal })[] = [];
  const request = {
    id: 'chats',
    title: 'Chat messages',
    fileName: 'fallback.csv',
    make: (options: TransferOptions & { signal: AbortSignal }) => {
      calls.push(options);
      return new Promise<FileDownload>((resolve, reject) => {
        answers.push({ resolve, reject });
        options.signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    },
  };
  return { request, answers, calls };
}

const wrapper = () => environmentOf(createClient());

it('goes on when its screen is left, and is there on the next one', async () => {
  const { request, answers, calls } = controlled();
  const shared = wrapper();
  const first = renderHook(() => useExportJobs(), { wrapper: shared });
  act(() => first.result.current.start(request));
  expect(first.result.current.jobs).toMatchObject([{ state: { at: 'running', share: null } }]);
  first.unmount();
  expect(calls[0]?.signal.aborted).toBe(false);
  const { result } = renderHook(() => useExportJobs(), { wrapper: shared });
  act(() => calls[0]?.onProgress?.({ loaded: 30, total: 60 }));
  expect(result.current.jobs).toMatchObject([{ state: { at: 'running', share: 0.5 } }]);
  answers[0]?.resolve(file);
  await waitFor(() =>
    expect(result.current.jobs).toMatchObject([{ state: { at: 'done', name: 'chats.csv' } }]),
  );
  expect(saveFile).toHaveBeenCalledExactlyOnceWith(file.file, 'chats.csv');
  expect(result.current.news).toMatchObject({ title: 'Chat messages', state: { at: 'done' } });
  act(() => result.current.dismiss('chats'));
  expect(result.current.jobs).toEqual([]);
});

it('is not made twice at a time, and is no news with each of its steps', () => {
  const { request, calls } = controlled();
  const { result } = renderHook(() => useExportJobs(), { wrapper: wrapper() });
  act(() => result.current.start(request));
  const { news } = result.current;
  act(() => {
    result.current.start(request);
    calls[0]?.onProgress?.({ loaded: 1, total: 4 });
  });
  expect(calls).toHaveLength(1);
  expect(result.current.news).toBe(news);
  act(() => result.current.dismiss('chats'));
  expect(result.current.jobs).toHaveLength(1);
});

it('is canceled, saves nothing, and can begin again', async () => {
  const { request, answers, calls } = controlled();
  const { result } = renderHook(() => useExportJobs(), { wrapper: wrapper() });
  act(() => result.current.start(request));
  act(() => result.current.cancel('chats'));
  expect(calls[0]?.signal.aborted).toBe(true);
  expect(result.current.jobs).toEqual([]);
  expect(result.current.news).toMatchObject({ state: { at: 'idle' } });
  act(() => result.current.start(request));
  answers[1]?.resolve({ ...file, name: null });
  await waitFor(() => expect(result.current.jobs).toMatchObject([{ state: { name: 'fallback.csv' } }]));
  expect(saveFile).toHaveBeenCalledOnce();
});

it('says that it took too long, and is tried again in its place', async () => {
  const { request, answers } = controlled();
  const { result } = renderHook(() => useExportJobs(), { wrapper: wrapper() });
  act(() => result.current.start(request));
  answers[0]?.reject(new ApiError('timeout', 0, null, 'GET /chats'));
  await waitFor(() =>
    expect(result.current.jobs).toMatchObject([{ state: { at: 'failed', why: 'tooLong' } }]),
  );
  act(() => result.current.start(request));
  expect(result.current.jobs).toMatchObject([{ state: { at: 'running' } }]);
  answers[1]?.reject(new ApiError('network', 0, null, 'GET /chats'));
  await waitFor(() =>
    expect(result.current.jobs).toMatchObject([{ state: { at: 'failed', why: 'failed' } }]),
  );
  expect(saveFile).not.toHaveBeenCalled();
});

it('ends with the session: nothing is saved, and whoever comes next sees none of it', async () => {
  const { request, answers, calls } = controlled();
  const call: Client['call'] = () => new Promise(() => undefined);
  const { result } = renderHook(() => ({ exports: useExportJobs(), signOut: useSignOut() }), {
    wrapper: environmentOf({ call }),
  });
  act(() => result.current.exports.start(request));
  act(() => result.current.exports.start({ ...request, id: 'polls', title: 'Votes' }));
  // Not once the backend has answered, which it may never.
  act(() => void result.current.signOut());
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  await act(() => {
    answers.forEach(({ resolve }) => resolve(file));
    return Promise.resolve();
  });
  expect(result.current.exports).toMatchObject({ jobs: [], news: null });
  expect(saveFile).not.toHaveBeenCalled();
  act(() => result.current.exports.start(request));
  expect(result.current.exports.jobs).toHaveLength(1);
});
