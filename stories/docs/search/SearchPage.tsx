import { Suspense, use } from 'react';
import { useStoryIndex } from '../frame/storyIndex';
import { readSections } from './readSections';
import { Search } from './Search';
import type { Section } from './sections';

let reading: Promise<readonly Section[]> | undefined;

function Read() {
  const entries = useStoryIndex();
  return <Search sections={use((reading ??= readSections(entries)))} />;
}

/** Search of every page there is; what they say is loaded with it, and with nothing else. */
export const SearchPage = () => (
  <Suspense fallback={<p>Reading the pages…</p>}>
    <Read />
  </Suspense>
);
