import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import texts from '../src/i18n/locales/organizer/en.json';

/** Areas of organizers, and the kit that all their screens share. */
const areas = readdirSync('src/organizer', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);

test('each text of organizers begins with the area it belongs to', () => {
  const strangers = Object.keys(texts).filter((key) => !areas.includes(key.split('.')[1] ?? ''));
  expect(strangers).toEqual([]);
});
