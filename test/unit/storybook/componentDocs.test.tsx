import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import type { PageDocs } from '../../../stories/docs/component/ComponentDocs';

const pages = import.meta.glob<PageDocs>('../../../stories/**/*.docs.tsx', { import: 'docs', eager: true });
const records = Object.values(pages).flatMap((page) => Object.values(page));
const documented = new Set(records.flatMap(({ components }) => Object.keys(components)));

/** Sources whose exports a partner imports; organizers' screens are told of as a whole. */
const entries = ['src/themed', 'src/widget', 'src/headless', 'src/i18n/inContext'];

/** Names of the components a barrel exports, with the file each is in. */
function componentsOf(barrel: string): { name: string; file: string }[] {
  const source = ts.createSourceFile(barrel, readFileSync(barrel, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements
    .filter(ts.isExportDeclaration)
    .flatMap(({ isTypeOnly, exportClause, moduleSpecifier }) => {
      if (isTypeOnly || !moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
      const target = barrel.replace(/[^/]+$/, moduleSpecifier.text.replace(/^\.\//, ''));
      if (!exportClause) return componentsOf(`${target}/index.ts`);
      const names = ts.isNamespaceExport(exportClause)
        ? [exportClause.name.text]
        : exportClause.elements.filter((element) => !element.isTypeOnly).map(({ name }) => name.text);
      return names.filter((name) => /^[A-Z]/.test(name)).map((name) => ({ name, file: `${target}.tsx` }));
    });
}

const components = entries.flatMap((folder) => componentsOf(`${folder}/index.ts`));

/** Members of the props of a file's exported components that nothing is said of. */
function undescribed(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements
    .filter(ts.isInterfaceDeclaration)
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

describe('every prop is described', () => {
  const files = [...new Set(components.map(({ file }) => file))].filter(
    (file) => !file.endsWith('index.parts.tsx'),
  );
  test.each(files)('%s', (file) => {
    expect(undescribed(file)).toEqual([]);
  });
});
