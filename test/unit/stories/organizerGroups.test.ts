import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Titles of the stories of one side, without it. */
const titlesUnder = (side: string) =>
  readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap(
      (file) =>
        new RegExp(`title: '${side}/([^']+)'`).exec(readFileSync(`stories/${file}`, 'utf8'))?.[1] ?? [],
    );

/** What an organizer's part is for; a designer looks for it there. */
const groups = ['Sales', 'Checkout', 'Program', 'Finances', 'Account', 'Support', 'Kit'];

test('each of the organizer’s parts stands in one of a few groups, with others', () => {
  const found = titlesUnder('Organizer').map((title) => title.split('/')[0] ?? '');
  expect(found.length).toBeGreaterThan(100);
  expect([...new Set(found)].sort()).toEqual([...groups].sort());
  for (const group of groups) expect(found.filter((other) => other === group).length).toBeGreaterThan(1);
});
