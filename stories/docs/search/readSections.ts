import type { IndexEntry } from '../frame/storyIndex';
import { sectionOfComponent, sectionsOf, type Section } from './sections';

const pages = import.meta.glob<string>('../../**/*.mdx', { query: '?raw', import: 'default' });
const documents = import.meta.glob<string>(['../../../docs/*.md', '../../../docs/security/*.md'], {
  query: '?raw',
  import: 'default',
});

/** The document that a page shows as it is, e.g. `../../../docs/backend.md`. */
const documentOf = (source: string) => {
  const file = /<Guide file="([^"]+)"/.exec(source)?.[1];
  return file === undefined ? undefined : documents[`../../../docs/${file}`];
};

async function sectionsOfEntry({ id, title, importPath }: IndexEntry): Promise<Section[]> {
  const [page, address] = [title.replaceAll('/', ' / '), `./?path=/docs/${id}`];
  const read = pages[importPath.replace('./stories/', '../../')];
  const source = (await read?.()) ?? '';
  return [
    { id: address, page, heading: '', text: '' },
    ...sectionsOf(page, address, (await documentOf(source)?.()) ?? source).filter(
      ({ id: at }) => at !== address,
    ),
  ];
}

/** Of each component: what it is for, under the name it is imported by. */
async function sectionsOfComponents(docs: readonly IndexEntry[]): Promise<Section[]> {
  const { records } = await import('../component/records');
  return records.flatMap((record) => {
    const page = docs.find(({ importPath }) => importPath === `./stories/${record.path}.stories.tsx`);
    return page ? [sectionOfComponent(page, record)] : [];
  });
}

/** All that the pages of Storybook say; of those that are written from the code, the title and their components. */
export async function readSections(entries: readonly IndexEntry[]): Promise<readonly Section[]> {
  const docs = entries.filter(({ type }) => type === 'docs');
  const sections = await Promise.all([...docs.map(sectionsOfEntry), sectionsOfComponents(docs)]);
  return sections.flat();
}
