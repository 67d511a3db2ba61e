import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { JoinProblem } from '../../../../../src/domain';
import { useWaitingForm } from '../../../../../src/headless';

const ines = { name: 'Ines', email: 'ines@tipografia.example' };
const failed: JoinProblem = { errors: {}, message: { key: 'waitlist.failed' }, isOutdated: false };

function formWith(...answers: (JoinProblem | null)[]) {
  const join = vi.fn(() => Promise.resolve(answers.shift() ?? null));
  const { result } = renderHook(() => useWaitingForm(join));
  const submit = () =>
    act(() => {
      result.current.submit();
      return Promise.resolve();
    });
  const change = (changes: Parameters<typeof result.current.change>[0]) =>
    act(() => result.current.change(changes));
  return { join, result, submit, change };
}

it('sends nothing that is wrong, and a field that is changed is wrong no longer', async () => {
  const { join, result, submit, change } = formWith();
  await submit();
  expect(join).not.toHaveBeenCalled();
  expect(Object.keys(result.current.errors)).toEqual(['name', 'email']);
  change({ name: 'I' });
  expect(Object.keys(result.current.errors)).toEqual(['email']);
});

it('leaves what was typed after a failure, and joins at the next try', async () => {
  const { join, result, submit, change } = formWith(failed, null);
  change({ ...ines, quantity: 2 });
  await submit();
  expect(result.current).toMatchObject({
    status: 'editing',
    problem: failed,
    values: { ...ines, quantity: 2 },
  });
  await submit();
  expect(result.current).toMatchObject({ status: 'joined', problem: null });
  expect(join).toHaveBeenCalledTimes(2);
});

it('says at its field what is wrong with it', async () => {
  const known: JoinProblem = {
    errors: { email: { key: 'waitlist.known' } },
    message: null,
    isOutdated: false,
  };
  const { result, submit, change } = formWith(known);
  change(ines);
  await submit();
  expect(result.current).toMatchObject({ errors: known.errors, problem: null });
});

it('is sent once, however often it is pressed', () => {
  const join = vi.fn(() => new Promise<null>(() => undefined));
  const { result } = renderHook(() => useWaitingForm(join));
  act(() => result.current.change(ines));
  act(() => result.current.submit());
  act(() => result.current.submit());
  expect(result.current.status).toBe('sending');
  expect(join).toHaveBeenCalledOnce();
});
