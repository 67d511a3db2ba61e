import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { internalParts } from '../../../../../stories/docs/component/internalParts';
import { exampleOf, recordOf, records } from '../../../../../stories/docs/component/records';
import { listedNames } from '../../../../publicNames';
import { typeErrorsOf, type Snippet } from '../../../../snippets';

const examples: Snippet[] = records.map((record) => ({
  page: `${record.path}/${record.name.replaceAll(' ', '-')}`,
  line: 1,
  language: 'tsx',
  code: exampleOf(record) ?? '',
}));

test('every component has an example that draws it', () => {
  const missing = records.filter((record) => {
    const code = exampleOf(record) ?? '';
    return !Object.keys(record.docs.components).some((name) => code.includes(`<${name}`));
  });
  expect(records.length).toBeGreaterThan(180);
  expect(missing.map(({ name }) => name)).toEqual([]);
});

/** `import { A, B } from 'boxoffice'` as `boxoffice A` and `boxoffice B`. */
const importedIn = (code: string) =>
  ts
    .createSourceFile('example.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
    .statements.filter(ts.isImportDeclaration)
    .flatMap(({ importClause, moduleSpecifier }) => {
      const bindings = importClause?.namedBindings;
      if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(moduleSpecifier)) return [];
      return bindings.elements.map(({ name }) => ({ from: moduleSpecifier.text, name: name.text }));
    });

/** Names in the report of an entry's public names. */
const report = (from: string) =>
  readFileSync(
    `docs/api/${from.replace(/^boxoffice\/?/, '').replaceAll('/', '-') || 'index'}.api.md`,
    'utf8',
  );

test('what an example imports of the package is in the report of the entry’s names', () => {
  const imported = examples.flatMap(({ code }) => importedIn(code)).filter(({ from }) => from !== 'react');
  const reports = new Map([...new Set(imported.map(({ from }) => from))].map((from) => [from, report(from)]));
  expect(imported.length).toBeGreaterThan(400);
  expect(
    imported.filter(
      ({ from, name }) => !new RegExp(`^export [^\\n]*\\b${name}\\b`, 'm').test(reports.get(from) ?? ''),
    ),
  ).toEqual([]);
});

test('each example compiles as it is pasted', async () => {
  const planted: Snippet = {
    page: 'planted',
    line: 1,
    language: 'tsx',
    code: "import { Icon } from 'boxoffice';\n\nexport const Example = () => <Icon name={7} />;\n",
  };
  const errors = await typeErrorsOf([...examples, planted]);
  expect(errors).toEqual([expect.stringMatching(/^planted:3:\d+: Type 'number' is not assignable/)]);
});

/** Tokens, measured parts and whole flows: something to look at, and no component. */
const withoutComponent = /^(?:foundations|handoff|journeys|recipes|embed)\//;

/** Pages of stories that tell nothing of a component, with the one that their stories draw. */
const untold = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.stories.tsx') && !withoutComponent.test(file))
  .map((file) => ({ path: file.replace('.stories.tsx', ''), code: readFileSync(`stories/${file}`, 'utf8') }))
  .filter(
    ({ path, code }) => !code.includes("'!autodocs'") && records.every((record) => record.path !== path),
  )
  .map(({ path, code }) => ({ path, component: /^ {2}component: (\w+)/m.exec(code)?.[1] ?? '' }));

test('a page without words of its own shows the example of what its stories draw, or says that it is internal', () => {
  const names = listedNames();
  const shown = untold.map(({ path, component }) => ({
    path,
    isPublic: records.some(
      ({ docs: { components, from } }) => component in components && names.get(from)?.has(component),
    ),
  }));
  expect(shown.length).toBeGreaterThan(60);
  const internal = shown.filter(({ isPublic }) => !isPublic).map(({ path }) => path);
  expect(internal.toSorted()).toEqual(Object.keys(internalParts).toSorted());
});

test('what has an internal part in it has an example', () => {
  expect(Object.values(internalParts).filter((name) => !recordOf(name))).toEqual([]);
});
