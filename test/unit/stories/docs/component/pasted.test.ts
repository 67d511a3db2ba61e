import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { entries } from '../../../../../scripts/entries.mjs';
import type { PageDocs } from '../../../../../stories/docs/component/ComponentDocs';
import { pasteable } from '../../../../../stories/docs/component/pasteable';

const pages = import.meta.glob<PageDocs>('../../../../../stories/**/*.docs.tsx', {
  import: 'docs',
  eager: true,
});
const origins = new Map(
  Object.values(pages).flatMap((page) =>
    Object.values(page).flatMap(({ components, from }) =>
      Object.keys(components).map((name) => [name, from] as const),
    ),
  ),
);

/** What each subpath of the package exports, as the compiler sees it. */
function exportedNames(): ReadonlyMap<string, ReadonlySet<string>> {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const own = { ...options, noEmit: true, noLib: true, types: [] };
  const host = ts.createCompilerHost(own);
  // Of our own files only: reading those of others would take most of the time.
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map(({ text }) =>
      text.startsWith('.')
        ? ts.resolveModuleName(text, containing, own, host)
        : { resolvedModule: undefined },
    );
  const program = ts.createProgram(
    entries.map(({ source }) => source),
    own,
    host,
  );
  const checker = program.getTypeChecker();
  return new Map(
    entries.map(({ specifier, source }) => {
      const file = program.getSourceFile(resolve(source));
      const symbol = file && checker.getSymbolAtLocation(file);
      return [specifier, new Set(symbol ? checker.getExportsOfModule(symbol).map(({ name }) => name) : [])];
    }),
  );
}

/** `import { A, B } from 'boxoffice'` as `boxoffice A` and `boxoffice B`. */
const importedIn = (code: string): string[] =>
  ts
    .createSourceFile('pasted.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
    .statements.filter(ts.isImportDeclaration)
    .flatMap(({ importClause, moduleSpecifier }) => {
      const bindings = importClause?.namedBindings;
      if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(moduleSpecifier)) return [];
      return bindings.elements.map(({ name }) => `${moduleSpecifier.text} ${name.text}`);
    });

test('whatever the code of a story imports, the package has', () => {
  const exported = exportedNames();
  const pasted = [...origins.keys()].map((name) => pasteable(`<${name} />`, origins));
  const missing = pasted.flatMap(importedIn).filter((line) => {
    const [specifier = '', name = ''] = line.split(' ');
    return !exported.get(specifier)?.has(name);
  });
  expect(pasted.flatMap(importedIn)).toHaveLength(origins.size);
  expect(missing).toEqual([]);
});

test('what is pasted is valid code', () => {
  const code = pasteable('<Button icon={<Icon name="tag" />} onClick={() => {}}>Order</Button>', origins);
  const { diagnostics } = ts.transpileModule(code, {
    reportDiagnostics: true,
    fileName: 'pasted.tsx',
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.ESNext },
  });
  expect(diagnostics).toEqual([]);
});
