import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useRunEach } from '../../../../../../src/hooks';

describe('the same for many', () => {
  it('is done one at a time, and what fails does not stop the others', async () => {
    const { result } = renderHook(() => useRunEach());
    const done: string[] = [];
    let open = 0;
    const work = async (id: string) => {
      open += 1;
      expect(open).toBe(1);
      await Promise.resolve();
      open -= 1;
      if (id === 'b') throw new Error('no');
      done.push(id);
    };
    act(() => {
      void result.current.run(['a', 'b', 'c'], work);
      void result.current.run(['z'], work);
    });
    await waitFor(() => expect(result.current.state.at).toBe('ended'));
    expect(done).toEqual(['a', 'c']);
    expect(result.current.state).toMatchObject({
      done: 2,
      total: 3,
      isStopped: false,
      left: 0,
      uncertain: null,
      undone: [{ id: 'b' }],
    });
  });

  it('ends when it is stopped, and counts what was done', async () => {
    const { result } = renderHook(() => useRunEach());
    const work = (id: string, signal: AbortSignal) =>
      id === 'a'
        ? Promise.resolve()
        : new Promise<void>((_, reject) => {
            signal.addEventListener('abort', () => reject(new Error('aborted')));
          });
    act(() => void result.current.run(['a', 'b', 'c'], work));
    await waitFor(() => expect(result.current.state).toMatchObject({ at: 'running', done: 1 }));
    act(() => result.current.stop());
    await waitFor(() => expect(result.current.state.at).toBe('ended'));
    expect(result.current.state).toMatchObject({ done: 1, total: 3, isStopped: true, undone: [] });
    expect(result.current.state).toMatchObject({ left: 1, uncertain: 'b' });
  });

  it('does nothing when it is stopped while they are still to be found', async () => {
    const { result } = renderHook(() => useRunEach());
    const work = vi.fn(() => Promise.resolve());
    const findIds = (signal: AbortSignal) =>
      new Promise<string[]>((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    act(() => void result.current.run({ total: 25, findIds }, work));
    expect(result.current.state).toEqual({ at: 'running', done: 0, total: 25 });
    act(() => result.current.stop());
    await waitFor(() => expect(result.current.state.at).toBe('ended'));
    expect(result.current.state).toMatchObject({ done: 0, left: 25, uncertain: null, isStopped: true });
    expect(work).not.toHaveBeenCalled();
  });

  it('rejects when they can’t be found, and can be tried again', async () => {
    const { result } = renderHook(() => useRunEach());
    const work = vi.fn(() => Promise.resolve());
    const lost = { total: 2, findIds: () => Promise.reject(new Error('no answer')) };
    await act(() => expect(result.current.run(lost, work)).rejects.toThrow('no answer'));
    expect(result.current.state).toEqual({ at: 'idle' });
    await act(() => result.current.run({ total: 2, findIds: () => Promise.resolve(['a', 'b']) }, work));
    expect(result.current.state).toMatchObject({ at: 'ended', done: 2, total: 2 });
  });
});
