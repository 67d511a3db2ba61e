import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import texts from '../src/i18n/locales/organizer/en.json';
import { eachRow } from './eachRow';

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

/** Areas of organizers, and the kit that all their screens share. */
const areas = foldersIn('src/organizer');

test('each text of organizers begins with the area it belongs to', () => {
  const strangers = Object.keys(texts).filter((key) => !areas.includes(key.split('.')[1] ?? ''));
  expect(strangers).toEqual([]);
});

eachRow([
  ['stories/organizer', []],
  // What every area's calls are made of.
  ['src/hooks/organizer', ['resource']],
])('%s has the areas of src/organizer', (folder, shared: readonly string[]) => {
  expect(foldersIn(folder).filter((name) => !areas.includes(name) && !shared.includes(name))).toEqual([]);
});
