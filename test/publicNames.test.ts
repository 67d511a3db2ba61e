import { expect, test } from 'vitest';
import { listedNames, publicNames } from './publicNames';

const byEntry = [...publicNames()];
const names = byEntry.flatMap(([specifier, exported]) =>
  exported.map((one) => ({ ...one, at: `${specifier} ${one.name} (${one.file})` })),
);

test('every entry is found, and exports something', () => {
  expect(byEntry.filter(([, exported]) => exported.length === 0)).toEqual([]);
  expect(names.length).toBeGreaterThan(500);
});

test('every name that partners can import says what it is', () => {
  expect(names.filter(({ docs }) => docs.trim() === '').map(({ at }) => at)).toEqual([]);
});

test('every name that partners can import is either public or experimental (docs/versioning.md)', () => {
  const isReleased = ({ tags }: { tags: readonly string[] }) =>
    tags.filter((tag) => tag === 'public' || tag === 'experimental').length === 1;
  expect(names.filter((one) => !isReleased(one)).map(({ at }) => at)).toEqual([]);
});

test('entries list their names', () => {
  const listed = [...listedNames()].map(([specifier, own]) => [specifier, [...own].sort()]);
  expect(listed).toEqual(
    byEntry.map(([specifier, exported]) => [specifier, exported.map(({ name }) => name).sort()]),
  );
});
