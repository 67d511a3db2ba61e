import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** What code says of keys. */
export interface Named {
  /** Every string written out. */
  literals: ReadonlySet<string>;
  /** Beginnings of strings put together, e.g. `tickets.status.` */
  beginnings: ReadonlySet<string>;
  /** Strings where only a key can stand: `t('…')`, `key: '…'`. */
  keys: ReadonlySet<string>;
}

/** Source files below a folder; styles and what was built hold no keys. */
export const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.css\.ts$|(^|[\\/])(dist|node_modules)[\\/]/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));

const withoutComments = {
  languageVersion: ts.ScriptTarget.Latest,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
};

/** Keys travel through the code as data (`{ key, values }`), so that all strings count and not only those in `t(…)`. */
export function namedIn(sources: readonly string[]): Named {
  const named = { literals: new Set<string>(), beginnings: new Set<string>(), keys: new Set<string>() };
  for (const source of sources) {
    const file = ts.createSourceFile('x.tsx', source, withoutComments, false, ts.ScriptKind.TSX);
    const visit = (node: ts.Node, parent: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) {
        named.literals.add(node.text);
        if (isKeyPosition(node.text, parent)) named.keys.add(node.text);
      } else if (ts.isTemplateExpression(node) && node.head.text.endsWith('.'))
        named.beginnings.add(node.head.text);
      ts.forEachChild(node, (child) => visit(child, node));
    };
    visit(file, file);
  }
  return named;
}

const takesKey = new Set(['t', 'problemOf']);

function isKeyPosition(text: string, parent: ts.Node): boolean {
  if (!/^[a-z]\w*(\.\w+)+$/.test(text)) return false;
  if (ts.isCallExpression(parent))
    return ts.isIdentifier(parent.expression) && takesKey.has(parent.expression.text);
  const isProperty =
    ts.isPropertyAssignment(parent) && ts.isIdentifier(parent.name) && parent.name.text === 'key';
  return isProperty || /^(validation|error)\.\w/.test(text);
}

/** Keys that no code names, neither whole nor by their beginning. */
export const unusedKeys = (bases: Iterable<string>, { literals, beginnings }: Named): string[] =>
  [...bases].filter(
    (key) => !literals.has(key) && ![...beginnings].some((beginning) => key.startsWith(beginning)),
  );

/** Keys the code asks for that the catalogue has not. */
export const absentKeys = (bases: ReadonlySet<string>, { keys }: Named): string[] =>
  [...keys].filter((key) => !bases.has(key));
