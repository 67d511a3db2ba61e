import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { builtinResolvers, ERROR_CODES, makeFsImporter, parse, type Documentation } from 'react-docgen';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { withoutReadonly } from '../../../../../.storybook/withoutReadonly';
import type { PageDocs } from '../../../../../stories/docs/component/ComponentDocs';
import { propTypes } from '../../../../../stories/docs/component/propTypes';
import { handOffOf } from '../../../../../stories/docs/component/titles';
import { storyIds } from '../../../../ledger';
import { eachRow } from '../../../../eachRow';

const pages = import.meta.glob<PageDocs>('../../../../../stories/**/*.docs.tsx', {
  import: 'docs',
  eager: true,
});
const records = Object.values(pages).flatMap((page) => Object.values(page));
const drawn = records.filter(({ draw }) => draw !== undefined);
const documented = new Set(
  records.flatMap(({ components }) => Object.keys(components).flatMap((name) => [name, name.split('.')[0]])),
);

/** Sources whose exports a partner imports. */
const entries = [
  'src/entries/index.ts',
  'src/entries/widget.ts',
  'src/entries/headless.ts',
  'src/entries/organizer.ts',
  'src/entries/in-context.ts',
  'src/entries/payments.ts',
];

interface Exported {
  name: string;
  file: string;
}

const parsed = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

/** The file a module specifier names, from the file that has it; `undefined` for a package. */
function fileOf(from: string, specifier: string): string | undefined {
  const path = join(dirname(from), specifier);
  return [`${path}.tsx`, `${path}.ts`, `${path}/index.ts`].find((file) => existsSync(file));
}

const isComponentName = (name: string) => /^[A-Z]/.test(name) && !/(?:Context|Error)$/.test(name);

/** Where each name of a barrel comes from that it imports to wrap it. */
function importsOf(barrel: string): ReadonlyMap<string, string> {
  return new Map(
    parsed(barrel)
      .statements.filter(ts.isImportDeclaration)
      .flatMap(({ importClause, moduleSpecifier }) => {
        const bindings = importClause?.namedBindings;
        const file = ts.isStringLiteral(moduleSpecifier) ? fileOf(barrel, moduleSpecifier.text) : undefined;
        if (!bindings || !ts.isNamedImports(bindings) || file === undefined) return [];
        return bindings.elements.map(({ name }) => [name.text, file] as const);
      }),
  );
}

/** `export const TicketTypeEditor = withOrganizerRoot(Editor)`, with the file of what it wraps. */
function wrappedIn(barrel: string): Exported[] {
  const imports = importsOf(barrel);
  return parsed(barrel)
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ name, initializer }) => {
      if (!initializer || !ts.isCallExpression(initializer)) return [];
      const file = imports.get(initializer.arguments[0]?.getText() ?? '');
      return file === undefined ? [] : [{ name: name.getText(), file }];
    });
}

/** Names of the components a barrel exports, with the file each is in. */
function componentsOf(barrel: string): Exported[] {
  const exported = parsed(barrel)
    .statements.filter(ts.isExportDeclaration)
    .flatMap(({ isTypeOnly, exportClause, moduleSpecifier }) => {
      if (isTypeOnly || !moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
      const file = fileOf(barrel, moduleSpecifier.text);
      if (file === undefined) return [];
      if (!exportClause) return /(?:^src\/entries\/.*|\/index)\.ts$/.test(file) ? componentsOf(file) : [];
      if (ts.isNamespaceExport(exportClause)) return [{ name: exportClause.name.text, file }];
      const names = exportClause.elements.filter((one) => !one.isTypeOnly).map(({ name }) => name.text);
      const within = file.endsWith('index.ts') ? componentsOf(file) : names.map((name) => ({ name, file }));
      return within.filter(({ name }) => names.includes(name));
    });
  return [...exported, ...wrappedIn(barrel)].filter(({ name }) => isComponentName(name));
}

const components = entries.flatMap(componentsOf);

/** Members of the props of a file's exported components that nothing is said of. */
function undescribed(file: string): string[] {
  return parsed(file)
    .statements.filter(ts.isInterfaceDeclaration)
    .filter(({ name, modifiers }) => modifiers !== undefined && name.text.endsWith('Props'))
    .flatMap(({ name, members }) =>
      members
        .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
        .map((member) => `${name.text}.${member.name?.getText() ?? '?'}`),
    );
}

test('every component a partner can import has a page', () => {
  expect(components.map(({ name }) => name).filter((name) => !documented.has(name))).toEqual([]);
});

test('no page tells of a component under another name', () => {
  const related = records.flatMap((record) => record.related);
  expect(related.filter((name) => !documented.has(name))).toEqual([]);
});

test('every page gives advice and says what is accessible about it', () => {
  for (const { purpose, does, donts, accessibility } of records) {
    expect(purpose).toMatch(/\.$/);
    expect(does.length * donts.length * accessibility.length).toBeGreaterThan(0);
  }
});

/** Stand around others, or are read and never seen. */
const drawNothing = [
  'ActingBar',
  'BoxofficeProvider',
  'ConfirmationPage',
  'OrganizerTexts',
  'PanelBoundary',
  'ServedProvider',
  'SignedInMenu',
  'TextsInContext',
  'TicketWidget.Root',
  'VisuallyHidden',
];

test('every component that can be seen is measured, each part of it in a story', () => {
  const unmeasured = records.filter(({ draw }) => draw === undefined);
  expect(unmeasured.flatMap((record) => Object.keys(record.components)[0] ?? []).sort()).toEqual(drawNothing);
  expect(unmeasured.filter(({ parts }) => parts.length > 0)).toEqual([]);
  expect(drawn.filter(({ parts }) => parts.length === 0)).toEqual([]);
});

test('the page of each component that is measured shows its sheet', () => {
  const sheets = Object.entries(pages).flatMap(([path, page]) =>
    Object.entries(page).flatMap(([name, { draw }]) =>
      draw ? [handOffOf(/stories\/([^/]+)/.exec(path)?.[1] ?? '', name)] : [],
    ),
  );
  const stories = storyIds();
  expect(sheets.filter((id) => !stories.has(id))).toEqual([]);
});

const files = [...new Set(components.map(({ file }) => file))].filter(
  (file) => !file.endsWith('index.parts.tsx'),
);

describe('every prop is described', () => {
  eachRow(files)('%s', (file) => {
    expect(undescribed(file)).toEqual([]);
  });
});

const importer = makeFsImporter();

/** What Storybook reads of each component of a file. */
function documentationOf(file: string): Documentation[] {
  try {
    return parse(withoutReadonly(readFileSync(file, 'utf8')), {
      filename: resolve(file),
      importer,
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      babelOptions: { babelrc: false, configFile: false },
    });
  } catch (error) {
    // What is made by a function has no table.
    if ((error as { code?: unknown }).code === ERROR_CODES.MISSING_DEFINITION) return [];
    throw error;
  }
}

/** Types of the rows of its table, with the name of the prop. */
const typesOf = (documentation: Documentation) =>
  Object.entries(
    propTypes((comment) => comment)(Object.assign(() => null, { __docgenInfo: documentation })) ?? {},
  ).map(([name, { table }]) => `${name}: ${table?.type?.detail ?? table?.type?.summary}`);

test('no table of props says unknown or Readonly', () => {
  const types = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      documentationOf(file)
        .flatMap(typesOf)
        .map((type) => `${file} ${type}`),
    );
  expect(types.length).toBeGreaterThan(500);
  expect(types.filter((type) => /\bunknown\b|\breadonly\b/i.test(type))).toEqual([]);
});
