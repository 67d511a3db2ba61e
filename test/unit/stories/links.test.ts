import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { eachRow } from '../../eachRow';
import { storyIds } from '../../ledger';

const files = readdirSync('stories', { recursive: true, encoding: 'utf8' }).map((file) => `stories/${file}`);
const pages = files.filter((file) => file.endsWith('.mdx'));
const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Ids of the pages there are: written ones, and one for each file of stories. */
const pageIds = new Set(
  files
    .filter((file) => /\.(mdx|stories\.tsx)$/.test(file))
    .flatMap((file) => /title(?:=|: )["']([^"']+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? [])
    .map((title) => `${idOf(title)}--docs`),
);
const stories = storyIds();

eachRow(pages.concat('stories/states/errorScreens.ts'))(
  '%s leads only to stories and pages that there are',
  (file) => {
    const text = readFileSync(file, 'utf8');
    const linkedStories = [...text.matchAll(/(?:path=\/story\/|story[=:] ?["'])([\w-]+)/g)].map(
      (hit) => hit[1],
    );
    const linkedPages = [
      ...[...text.matchAll(/path=\/docs\/([\w-]+)/g)].map((hit) => hit[1]),
      ...[...text.matchAll(/<(?:PageLink|Door)\s+to="([\w-]+)"/g)].map((hit) => `${hit[1] ?? ''}--docs`),
    ];
    expect(linkedStories.filter((id) => id !== undefined && !stories.has(id))).toEqual([]);
    expect(linkedPages.filter((id) => id !== undefined && !pageIds.has(id))).toEqual([]);
  },
);
