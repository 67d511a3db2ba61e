import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

const known = new Map<string, readonly string[]>();

/**
 * Words that a story writes into its JSX by itself, and every word of the fixtures beside it. What its play functions look
 * for is not among them.
 */
export function wordsIn(path: string): readonly string[] {
  const words = known.get(path) ?? read(path, false);
  known.set(path, words);
  return words;
}

const isFixture = (path: string) => !path.endsWith('.stories.tsx');

function read(path: string, isWhole: boolean): string[] {
  const file = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  const words: string[] = [];
  const visit = (node: ts.Node, counts: boolean): void => {
    if (ts.isImportDeclaration(node)) return void words.push(...wordsBehind(path, node));
    if (ts.isJsxText(node)) words.push(node.text.replace(/\s+/g, ' ').trim());
    else if (ts.isStringLiteralLike(node) && counts) words.push(node.text);
    ts.forEachChild(node, (child) =>
      visit(child, counts || ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)),
    );
  };
  visit(file, isWhole);
  return words;
}

function wordsBehind(path: string, { moduleSpecifier }: ts.ImportDeclaration): string[] {
  if (!ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith('.')) return [];
  const target = posix.join(posix.dirname(path), moduleSpecifier.text);
  const file = ['.ts', '.tsx'].map((extension) => target + extension).find((name) => existsSync(name));
  return file?.startsWith('stories/') && isFixture(file) ? read(file, true) : [];
}
