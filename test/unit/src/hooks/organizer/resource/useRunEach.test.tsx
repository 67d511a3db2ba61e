import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
      result.current.run(['a', 'b', 'c'], work);
      result.current.run(['z'], work);
    });
    await waitFor(() => expect(result.current.state.at).toBe('ended'));
    expect(done).toEqual(['a', 'c']);
    expect(result.current.state).toMatchObject({
      done: 2,
      total: 3,
      isStopped: false,
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
    act(() => result.current.run(['a', 'b', 'c'], work));
    await waitFor(() => expect(result.current.state).toMatchObject({ at: 'running', done: 1 }));
    act(() => result.current.stop());
    await waitFor(() => expect(result.current.state.at).toBe('ended'));
    expect(result.current.state).toMatchObject({ done: 1, total: 3, isStopped: true, undone: [] });
  });
});
