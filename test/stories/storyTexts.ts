import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

const known = new Map<string, readonly string[]>();

/**
 * Words that a story writes into its JSX by itself, and every word of the fixtures beside it. What its play functions look
 * for is not among them.
 */
export function textsIn(path: string): readonly string[] {
  const texts = known.get(path) ?? read(path, false);
  known.set(path, texts);
  return texts;
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
  const texts: string[] = [];
  const visit = (node: ts.Node, counts: boolean): void => {
    if (ts.isImportDeclaration(node)) return void texts.push(...importedTexts(path, node));
    if (ts.isJsxText(node)) texts.push(node.text.replace(/\s+/g, ' ').trim());
    else if (ts.isStringLiteralLike(node) && counts) texts.push(node.text);
    ts.forEachChild(node, (child) =>
      visit(child, counts || ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)),
    );
  };
  visit(file, isWhole);
  return texts;
}

function importedTexts(path: string, { moduleSpecifier }: ts.ImportDeclaration): string[] {
  if (!ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith('.')) return [];
  const target = posix.join(posix.dirname(path), moduleSpecifier.text);
  const file = ['.ts', '.tsx'].map((extension) => target + extension).find((name) => existsSync(name));
  return file?.startsWith('stories/') && isFixture(file) ? read(file, true) : [];
}
