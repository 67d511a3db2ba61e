import type { ComponentDocs, PageDocs } from './ComponentDocs';
import { exampleCode } from './exampleCode';
import type { PublicName } from './publicName';

const pages = import.meta.glob<PageDocs>('../../**/*.docs.tsx', { import: 'docs', eager: true });
const examples = import.meta.glob<string>('../../**/*.example.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** `./stories/kit/Button.stories.tsx` → `kit/Button`. */
export const docsPathOf = (path: string) =>
  path.replace(/^.*stories\/|^(\.\.\/)+/g, '').replace(/\.[a-z]+\.tsx$/, '');
const placed = <T>(files: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(files).map(([path, file]) => [docsPathOf(path), file]));

const pagesByPath = placed(pages);
const examplesByPath = placed(examples);

const pathByComponent: ReadonlyMap<string, string> = new Map(
  [...pagesByPath].flatMap(([scope, page]) =>
    Object.values(page)
      .flatMap(({ components }) => Object.keys(components))
      .map((component) => [component, scope] as const),
  ),
);

const sources = [...pagesByPath.values()]
  .flatMap((page) => Object.values(page))
  .flatMap(({ components, from }) => Object.keys(components).map((component) => ({ component, from })));

const withoutParts = sources.filter(({ component }) => !component.includes('.'));
const rootOf = (component: string) => component.replace(/\..*/, '');
const placesOf = (some: typeof sources) =>
  some.map(({ component, from }) => [rootOf(component), from] as const);

/** Where each component that has a page is imported from. A component in parts has the name before the dot, if no other has it. */
export const origins: ReadonlyMap<string, string> = new Map([
  ...placesOf(sources),
  ...placesOf(withoutParts),
]);

/** The same for code that is about one entry: of two components of a name it means the one of that entry. */
const originsFrom = (entry: string): ReadonlyMap<string, string> =>
  new Map([...origins, ...placesOf(sources.filter(({ from }) => from === entry))]);

export const folderOf = (fileName: string): string => docsPathOf(fileName).split('/')[0] ?? '';
/** Folder and name of the stories that tell of a component, e.g. `kit/Button`. */
export const pathOfComponent = (component: string): string | undefined => pathByComponent.get(component);

/** What is told of one component, and where. */
export interface ComponentRecord {
  /** Its key on its page. */
  name: string;
  docs: ComponentDocs;
  /** Folder and name of the stories beside it, e.g. `kit/Button`. */
  path: string;
}

export const records: readonly ComponentRecord[] = [...pagesByPath].flatMap(([path, page]) =>
  Object.entries(page).map(([name, docs]) => ({ name, docs, path })),
);

/** Code to paste: the file beside the stories that is named after the component, or its usage inside what stands around it. */
export function exampleOf({ name, docs, path }: ComponentRecord): string | undefined {
  const file = examplesByPath.get(path.replace(/[^/]+$/, name))?.trimEnd();
  const { usage } = docs;
  return file ?? (usage === undefined ? undefined : exampleCode({ ...docs, usage }, originsFrom(docs.from)));
}

/** What is told beside these stories; nothing when they are a journey or a gallery. */
export function recordsOf(fileName: string): readonly ComponentRecord[] {
  const path = docsPathOf(fileName);
  return records.filter((record) => record.path === path);
}

/** Where it is told of a component, whose page may be another one than that of its stories. */
export const recordOf = (component: PublicName | undefined): ComponentRecord | undefined =>
  records.find(
    ({ docs: { components, from } }) =>
      component !== undefined && component.from === from && component.name in components,
  );
