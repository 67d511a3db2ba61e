import type { PageDocs } from './ComponentDocs';

const pages = import.meta.glob<PageDocs>('../../**/*.docs.tsx', { import: 'docs', eager: true });
const examples = import.meta.glob<string>('../../**/*.example.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** `./stories/kit/Button.stories.tsx` → `kit/Button`. */
const docsPathOf = (path: string) =>
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

/** Where each component that has a page is imported from. A component in parts has the name before the dot, if no other has it. */
export const origins: ReadonlyMap<string, string> = new Map([
  ...sources.map(({ component, from }) => [component.replace(/\..*/, ''), from] as const),
  ...sources
    .filter(({ component }) => !component.includes('.'))
    .map(({ component, from }) => [component, from] as const),
]);

/** What is told beside these stories; `undefined` when it is a journey or a gallery. */
export const docsOf = (fileName: string): PageDocs | undefined => pagesByPath.get(docsPathOf(fileName));
export const folderOf = (fileName: string): string => docsPathOf(fileName).split('/')[0] ?? '';
/** Folder and name of the stories that tell of a component, e.g. `kit/Button`. */
export const pathOfComponent = (component: string): string | undefined => pathByComponent.get(component);

/** Code to paste: the file beside the stories that is named after the component. */
export const exampleOf = (fileName: string, name: string): string | undefined =>
  examplesByPath.get(docsPathOf(fileName).replace(/[^/]+$/, name))?.trimEnd();
