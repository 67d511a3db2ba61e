import { writeFileSync } from 'node:fs';
import { formatted } from '../../formatted.mjs';
import { asFile, libraryAreas, metaFiles, readMeta, type Sidecar } from '../files';

/** As many as one looks at. */
const most = 5;

/**
 * For each key the stories that show it, the plainest first: a story with few texts is of the part itself, one with many
 * is a page that has it somewhere.
 * @param keysOf the keys that each story showed, by the story's id
 */
function storiesOf(keysOf: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const plainest = [...keysOf].sort(
    ([a, keys], [b, others]) => keys.length - others.length || (a < b ? -1 : 1),
  );
  const found = new Map<string, string[]>();
  for (const [story, keys] of plainest)
    for (const key of keys) {
      const stories = found.get(key) ?? [];
      if (stories.length < most) found.set(key, [...stories, story]);
    }
  return found;
}

/** The sidecar with the stories of this run; keys that none of them showed keep theirs. */
function withStories(meta: Sidecar, stories: ReadonlyMap<string, readonly string[]>): Sidecar {
  return Object.fromEntries(
    Object.entries(meta).map(([key, entry]) => [
      key,
      { ...entry, stories: stories.get(key) ?? entry.stories },
    ]),
  );
}

export async function writeStories(keysOf: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const stories = storiesOf(keysOf);
  for (const area of libraryAreas) {
    const path = metaFiles[area];
    const meta = withStories(readMeta(area), stories);
    writeFileSync(path, await formatted(path, asFile(meta)));
  }
}
