import { expect, it, vi } from 'vitest';
import { everyRow } from '../../../../../../src/hooks/organizer/resource/everyRow';

const pageOf = (rows: readonly number[], size: number, page: number) =>
  Promise.resolve({ items: rows.slice(page * size, (page + 1) * size), total: rows.length });

it('reads page after page until all rows are there', async () => {
  const rows = Array.from({ length: 1_001 }, (_, index) => index);
  const onProgress = vi.fn();
  expect(await everyRow(({ page, size }) => pageOf(rows, size, page), onProgress)).toEqual(rows);
  expect(onProgress.mock.calls).toEqual([
    [{ loaded: 500, total: 1_001 }],
    [{ loaded: 1_000, total: 1_001 }],
    [{ loaded: 1_001, total: 1_001 }],
  ]);
});

it('ends when rows were deleted meanwhile', async () => {
  const read = vi.fn(({ page }: { page: number }) =>
    Promise.resolve({ items: page === 0 ? ['a'] : [], total: 2 }),
  );
  expect(await everyRow(read)).toEqual(['a']);
  expect(read).toHaveBeenCalledTimes(2);
});
