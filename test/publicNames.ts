import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import ts from 'typescript';
import { entries } from '../scripts/entries.mjs';

export interface PublicName {
  name: string;
  /** Where it is declared, from the folder of the repository. */
  file: string;
  /** What its doc comment says, without tags. */
  docs: string;
  /** Tags of its doc comment, such as `public`. */
  tags: readonly string[];
}

const exportsIn = (source: string) =>
  ts
    .createSourceFile(source, readFileSync(source, 'utf8'), ts.ScriptTarget.Latest)
    .statements.filter(ts.isExportDeclaration);

/** A part of a long entry, in the folder of its name: `export * from './contract/buyers'`. */
function partOf(source: string, { moduleSpecifier }: ts.ExportDeclaration): string | undefined {
  const folder = `./${basename(source, '.ts')}/`;
  return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text.startsWith(folder)
    ? `${resolve(dirname(source), moduleSpecifier.text)}.ts`
    : undefined;
}

/** The names that a file lists, and its parts; `*` for a file that it passes on whole. */
function namesListedIn(source: string): string[] {
  return exportsIn(source).flatMap((one) => {
    if (!one.exportClause) {
      const part = partOf(source, one);
      return part ? namesListedIn(part) : ['*'];
    }
    const listed = ts.isNamedExports(one.exportClause) ? [...one.exportClause.elements] : [one.exportClause];
    return listed.map(({ name }) => name.text);
  });
}

/** The names that each subpath of the package lists, by its specifier: all it exports, as no entry passes a file on whole. */
export const listedNames = (): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(entries.map(({ specifier, source }) => [specifier, new Set(namesListedIn(source))]));

/** What each subpath of the package exports, by its specifier, as the compiler sees it. */
export function publicNames(): ReadonlyMap<string, readonly PublicName[]> {
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
      const exported = symbol ? checker.getExportsOfModule(symbol) : [];
      return [specifier, exported.map((one) => publicName(one, checker))];
    }),
  );
}

function publicName(exported: ts.Symbol, checker: ts.TypeChecker): PublicName {
  const declared = documentedAt(exported, checker);
  const [at] = declared.declarations ?? [];
  const space =
    at && ts.isNamespaceExport(at) ? ts.getJSDocCommentsAndTags(at.parent).find(ts.isJSDoc) : null;
  return {
    name: exported.name,
    file: at?.getSourceFile().fileName.replace(`${resolve('.')}/`, '') ?? '?',
    docs: space
      ? (ts.getTextOfJSDocComment(space.comment) ?? '')
      : ts.displayPartsToString(declared.getDocumentationComment(checker)),
    tags: space
      ? (space.tags ?? []).map(({ tagName }) => tagName.text)
      : declared.getJsDocTags(checker).map(({ name }) => name),
  };
}

/** The declaration behind what passes it on; a namespace is documented where it gets its name. */
function documentedAt(exported: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  let symbol = exported;
  while (symbol.flags & ts.SymbolFlags.Alias && !symbol.declarations?.some(ts.isNamespaceExport)) {
    const next = checker.getImmediateAliasedSymbol(symbol);
    if (!next) break;
    symbol = next;
  }
  return symbol;
}
