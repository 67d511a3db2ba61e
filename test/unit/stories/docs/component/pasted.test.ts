import ts from 'typescript';
import { expect, test } from 'vitest';
import { pasteable } from '../../../../../stories/docs/component/pasteable';
import { origins } from '../../../../../stories/docs/component/records';
import { listedNames } from '../../../../publicNames';

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
  const exported = listedNames();
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
