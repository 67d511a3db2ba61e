import { use } from 'react';

export interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: 'docs' | 'story';
  /** `./stories/kit/Button.stories.tsx` */
  importPath: string;
}

interface StoryIndex {
  entries: Readonly<Record<string, IndexEntry>>;
}

let reading: Promise<readonly IndexEntry[]> | undefined;

const read = () =>
  fetch('./index.json')
    .then((answer) => answer.json() as Promise<StoryIndex>)
    .then(({ entries }) => Object.values(entries));

/** Every page and story there is, in the order of the side bar. Suspends until it is read. */
export const useStoryIndex = (): readonly IndexEntry[] => use((reading ??= read()));
