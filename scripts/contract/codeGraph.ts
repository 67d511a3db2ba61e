import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { entries } from '../entries.mjs';

const root = new URL('../../', import.meta.url).pathname;
const contractFolder = 'src/contract/';

/** A name declared at the top of a file. */
export interface CodeSymbol {
  file: string;
  name: string;
  /** Names an entry of the package passes on. */
  isPublic: boolean;
}

/** Who uses what, by name: the value of each declaration that another one reads, late imports included, types not. */
export interface CodeGraph {
  /** Declarations that send the call. */
  sendersOf: (call: string) => CodeSymbol[];
  /** Declarations that use this one. */
  usersOf: (symbol: CodeSymbol) => CodeSymbol[];
}

interface Module {
  /** Where a name of it comes from, imported or passed on: a file and its name there; `*` is all of it. */
  links: Map<string, [file: string, name: string]>;
  /** Files all of which is passed on. */
  passedOn: string[];
  /** What each declaration reads: own names, `file#name` of late imports. */
  declarations: Map<string, Use[]>;
  isExported: (name: string) => boolean;
}

interface Use {
  name: string;
  /** For a late import or a namespace: the file whose exports it has. */
  of?: string;
  /** Only named, as one of several to be read again, or as a key of what was read. */
  isOnlyNamed: boolean;
}

/** Reads the package's and the host app's code. */
export function readCodeGraph(): CodeGraph {
  const files = ['src', 'host-app/src'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !file.startsWith(contractFolder)),
  );
  const known = new Set(files);
  const modules = new Map(files.map((file) => [file, readModule(file, known)]));
  return graphOf(modules);
}

function graphOf(modules: ReadonlyMap<string, Module>): CodeGraph {
  const publicIds = new Set<string>();
  const symbols = new Map<string, CodeSymbol>();
  const users = new Map<string, Set<string>>();
  const find = (file: string, name: string, seen = new Set<string>()): string[] => {
    if (file.startsWith(contractFolder)) return [`call#${name}`];
    const module = modules.get(file);
    if (!module || seen.has(`${file}#${name}`)) return [];
    seen.add(`${file}#${name}`);
    if (name === '*') return exportedFrom(module).flatMap((own) => find(file, own, seen));
    if (module.declarations.has(name)) return [`${file}#${name}`];
    const link = module.links.get(name);
    if (link) return find(...link, seen);
    return module.passedOn.flatMap((next) => find(next, name, seen));
  };
  const exportedFrom = (module: Module): string[] => [
    ...[...module.declarations.keys(), ...module.links.keys()].filter(module.isExported),
    ...module.passedOn.flatMap((file) => {
      const next = modules.get(file);
      return next ? exportedFrom(next) : [];
    }),
  ];
  for (const [file, { declarations }] of modules)
    for (const [name, uses] of declarations) {
      const id = `${file}#${name}`;
      symbols.set(id, { file, name, isPublic: false });
      for (const use of uses)
        for (const target of find(use.of ?? file, use.of ? '*' : use.name)) {
          if (target === id || (use.isOnlyNamed && target.startsWith('call#'))) continue;
          users.set(target, (users.get(target) ?? new Set()).add(id));
        }
    }
  for (const { source } of entries)
    if (!/\/(mocks|testing)/.test(source)) for (const id of find(source, '*')) publicIds.add(id);
  for (const id of publicIds) {
    const symbol = symbols.get(id);
    if (symbol) symbol.isPublic = true;
  }
  const usersOf = (id: string) =>
    [...(users.get(id) ?? [])].sort().flatMap((user) => symbols.get(user) ?? []);
  return {
    sendersOf: (call) => usersOf(`call#${call}`),
    usersOf: ({ file, name }) => usersOf(`${file}#${name}`),
  };
}

function readModule(file: string, known: ReadonlySet<string>): Module {
  const source = ts.createSourceFile(file, readFileSync(root + file, 'utf8'), {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  const links: Module['links'] = new Map();
  const passedOn: string[] = [];
  const declarations: Module['declarations'] = new Map();
  const exported = new Set<string>();
  const targetOf = (specifier: ts.Node | undefined): string | undefined =>
    specifier && ts.isStringLiteralLike(specifier) ? resolved(file, specifier.text, known) : undefined;
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImport(statement, targetOf(statement.moduleSpecifier), links);
    else if (ts.isExportDeclaration(statement))
      readExport(statement, targetOf(statement.moduleSpecifier), { links, passedOn, exported });
    else
      for (const { name, node } of declaredBy(statement)) {
        declarations.set(name, usesIn(node, links, targetOf));
        if (isExportedStatement(statement)) exported.add(name);
      }
  }
  return { links, passedOn, declarations, isExported: (name) => exported.has(name) };
}

const isExportedStatement = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  !!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function resolved(file: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  const entry = entries.find((one) => one.specifier === specifier);
  if (entry) return entry.source;
  if (!specifier.startsWith('.')) return undefined;
  const stem = posix.join(posix.dirname(file), specifier);
  if (`${stem}/`.startsWith(contractFolder)) return contractFolder;
  return [stem, `${stem}.ts`, `${stem}.tsx`, `${stem}/index.ts`, `${stem}/index.tsx`].find((path) =>
    known.has(path),
  );
}

function readImport(
  { importClause }: ts.ImportDeclaration,
  target: string | undefined,
  links: Module['links'],
): void {
  if (!importClause || !target || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return;
  if (importClause.name) links.set(importClause.name.text, [target, 'default']);
  const named = importClause.namedBindings;
  if (!named) return;
  if (ts.isNamespaceImport(named)) links.set(named.name.text, [target, '*']);
  else
    for (const { name, propertyName, isTypeOnly } of named.elements)
      if (!isTypeOnly) links.set(name.text, [target, (propertyName ?? name).text]);
}

function readExport(
  { exportClause, isTypeOnly }: ts.ExportDeclaration,
  target: string | undefined,
  { links, passedOn, exported }: Pick<Module, 'links' | 'passedOn'> & { exported: Set<string> },
): void {
  if (isTypeOnly) return;
  if (!exportClause) {
    if (target) passedOn.push(target);
  } else if (ts.isNamedExports(exportClause)) {
    for (const { name, propertyName } of exportClause.elements) {
      exported.add(name.text);
      if (target) links.set(name.text, [target, (propertyName ?? name).text]);
    }
  } else if (target) {
    exported.add(exportClause.name.text);
    links.set(exportClause.name.text, [target, '*']);
  }
}

function declaredBy(statement: ts.Statement): { name: string; node: ts.Node }[] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return [{ name: statement.name?.text ?? 'default', node: statement }];
  if (ts.isExportAssignment(statement)) return [{ name: 'default', node: statement }];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap((node) =>
    namesIn(node.name).map((name) => ({ name, node })),
  );
}

const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));

/** What is only read again, or named by its key, is not sent by the one that says so. */
const isOnlyNaming = (node: ts.Node): boolean =>
  ts.isArrayLiteralExpression(node) ||
  (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'endpointKey');

function usesIn(
  declaration: ts.Node,
  links: Module['links'],
  targetOf: (specifier: ts.Node | undefined) => string | undefined,
): Use[] {
  const uses: Use[] = [];
  const visit = (node: ts.Node, isOnlyNamed: boolean): void => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isIdentifier(node)) {
      const link = links.get(node.text);
      uses.push({
        name: node.text,
        ...(link?.[1] === '*' ? { of: link[0] } : {}),
        isOnlyNamed,
      });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const of = targetOf(node.arguments[0]);
      if (of) uses.push({ name: '*', of, isOnlyNamed });
    } else if (ts.isPropertyAccessExpression(node)) visit(node.expression, isOnlyNamed);
    else if (ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) {
      if (node.initializer) visit(node.initializer, isOnlyNamed);
    } else {
      const named = isOnlyNaming(node) || (isOnlyNamed && !ts.isFunctionLike(node));
      ts.forEachChild(node, (child) => {
        visit(child, named);
      });
    }
  };
  ts.forEachChild(declaration, (child) => {
    visit(child, false);
  });
  return uses;
}
