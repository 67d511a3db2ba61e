import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { countries } from '../../../../../src/domain';

const root = new URL('../../../../../src/', import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);

it('F65: the countries of a buyer are built in, so that no list can fail to load', () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const names = countries({ locale: 'en' });
  expect(names).toHaveLength(249);
  expect(names.find(({ code }) => code === 'CA')?.name).toBe('Canada');
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});

it('F65: nothing that a buyer sees asks the backend for countries', () => {
  const requesting = sources.filter(
    (file) =>
      !/^(contract|organizer|entries)\//.test(file) &&
      readFileSync(new URL(file, root), 'utf8').includes('getCountries'),
  );
  expect(requesting).toEqual([]);
});
