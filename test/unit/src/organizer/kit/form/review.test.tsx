import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { number, object, string } from 'yup';
import { ApiError } from '../../../../../../src/client';
import { useEditor } from '../../../../../../src/organizer/kit/form';

afterEach(cleanup);

interface Room {
  name: string;
  seats: number;
}

const schema = object({ name: string().defined(), seats: number().defined() });
const before: Room = { name: 'Lobby', seats: 60 };

/** FAULTS F93: support changes what someone else changes at the same time. */
it('a form that was only reviewed is compared with what it began with, not with what was reviewed', async () => {
  const save = vi
    .fn<(values: Room, version: number) => Promise<{ values: Room; version: number }>>()
    .mockImplementationOnce((values, version) => Promise.resolve({ values, version }))
    .mockRejectedValueOnce(new ApiError('refused', 409, { code: 4090 }, 'Changed meanwhile'));
  const onSaved = vi.fn();
  const { result } = renderHook(() =>
    useEditor<Room>({
      saved: { values: before, version: 0 },
      schema,
      isOnlyReviewed: true,
      save,
      reload: () => Promise.resolve({ values: { ...before, seats: 80 }, version: 1 }),
      onSaved,
    }),
  );
  act(() => result.current.methods.setValue('name', 'Foyer'));
  await act(() => result.current.submit());
  expect(onSaved).toHaveBeenCalledWith({ values: { name: 'Foyer', seats: 60 }, version: 0 });
  expect(result.current.methods.getValues()).toEqual({ name: 'Foyer', seats: 60 });

  await act(() => result.current.submit());
  expect(result.current.conflict?.differences.map(({ path }) => path)).toEqual([['seats']]);
});
