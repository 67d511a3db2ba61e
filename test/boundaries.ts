import { posix } from 'node:path';
import ts from 'typescript';

/** What a layer may import of another: everything, or types only. */
type Allowed = Readonly<Record<string, 'all' | 'types'>>;

const all = (...layers: string[]): Allowed => Object.fromEntries(layers.map((layer) => [layer, 'all']));
const types = (...layers: string[]): Allowed => Object.fromEntries(layers.map((layer) => [layer, 'types']));

/** The vocabulary: the shapes of the contract may be named wherever data is shown. */
const vocabulary = types('contract');
const assembly = {
  ...all('hooks', 'themed', 'headless', 'theme', 'i18n', 'domain', 'payments'),
  ...vocabulary,
};
const library = all(
  ...['contract', 'client', 'domain', 'payments', 'hooks', 'headless', 'themed'],
  ...['theme', 'i18n', 'widget', 'organizer'],
  ...['embed', 'embed/host', 'embed/frame', 'embed/element', 'embed/inline'],
);

/** Imports go down only, and what is not listed is forbidden. A layer may always import itself. */
const table: Readonly<Record<string, Allowed>> = {
  contract: {},
  theme: {},
  i18n: {},
  client: all('contract'),
  domain: vocabulary,
  payments: all('client', 'contract', 'domain'),
  hooks: all('client', 'contract', 'domain', 'payments'),
  headless: { ...all('domain'), ...vocabulary },
  themed: { ...all('headless', 'theme', 'i18n', 'domain'), ...types('payments'), ...vocabulary },
  // A widget in a frame asks the page around it.
  widget: { ...assembly, ...all('embed/frame'), ...types('embed') },
  // A preview is the very widget that buyers get.
  organizer: { ...assembly, ...all('widget') },
  // What both ends of a frame agree on, and each end by itself: a page with a frame in it carries no React.
  embed: {},
  'embed/host': all('embed'),
  'embed/frame': all('embed'),
  'embed/element': all('embed', 'embed/host', 'embed/inline'),
  'embed/inline': {
    ...all('embed', 'widget', 'hooks', 'theme', 'domain'),
    ...types('embed/host', 'contract'),
  },
  entries: { ...library, ...all('mocks') },
  // What an example is given is the client's business.
  mocks: { ...all('contract', 'domain'), ...types('client') },
  // Run by Node: a server for this repository, and the command that checks a partner's backend.
  'mocks/http': all('mocks', 'contract', 'domain'),
  'mocks/conformance': all('mocks', 'contract', 'client', 'domain'),
  // Pages of Storybook are drawn in its frame.
  stories: { ...library, ...all('mocks', 'docs', '.storybook') },
  'host-app': {},
};

/** Layers that must run without React. */
const withoutReact = new Set([
  ...['contract', 'client', 'domain', 'mocks'],
  ...['embed', 'embed/host', 'embed/element'],
]);
/** Parts of `src/embed` that are layers of their own. */
const ends = new Set(['host', 'frame', 'element', 'inline']);
/** Never part of what a browser runs, so that Node's own modules and development packages are theirs to use. */
const nodeTools = new Set(['mocks/http', 'mocks/conformance']);
/** Entries that hand the fake backend out; the others are production code. */
const fakeEntry = /^src\/entries\/(mocks|mocks-.*|testing)\.ts$/;

/** What the checker must know of the project. */
export interface Project {
  /** dependencies and peerDependencies: what a partner has. */
  shipped: ReadonlySet<string>;
  /** Those and devDependencies. */
  installed: ReadonlySet<string>;
  /** `boxoffice`, `boxoffice/mocks` …: what the host app may say. */
  own: readonly string[];
  /** Folders of src/payments: one method each. */
  methods: ReadonlySet<string>;
}

export interface Import {
  specifier: string;
  isType: boolean;
  line: number;
}

/** What is wrong with the imports of one file; empty when nothing is. `path` is relative to the repository. */
export function problemsOf(path: string, source: string, project: Project): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const problems = importsOf(file).flatMap((found) => {
    const why = found.specifier.startsWith('.')
      ? whyNotFile(path, found, project)
      : whyNotPackage(path, found.specifier, project);
    return why ? [`${path}:${found.line} imports ${found.specifier}: ${why}`] : [];
  });
  if (layerOf(path) === 'entries' && !file.statements.every(isPassedOn))
    problems.push(`${path}: an entry re-exports and does nothing else`);
  return problems;
}

function whyNotFile(path: string, { specifier, isType }: Import, { methods }: Project): string | null {
  const target = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''));
  const from = layerOf(path);
  const to = layerOf(target);
  if (from === to) return from === 'payments' ? whyNotMethod(path, target, methods) : null;
  if (from === 'entries' && to === 'mocks' && !fakeEntry.test(path)) return 'production code has no fakes';
  const allowed = table[from]?.[to];
  if (!allowed) return `${from} may not import ${to}`;
  return allowed === 'types' && !isType ? `${from} may import only types of ${to}` : null;
}

function whyNotMethod(path: string, target: string, methods: ReadonlySet<string>): string | null {
  const [own = '', other = ''] = [path, target].map((file) => file.split('/')[2] ?? '');
  return methods.has(own) && methods.has(other) && own !== other
    ? 'a payment method never imports another'
    : null;
}

function whyNotPackage(path: string, specifier: string, project: Project): string | null {
  const from = layerOf(path);
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  if (from === 'host-app' && name === 'boxoffice')
    return project.own.includes(specifier) || specifier.startsWith('boxoffice/locales/')
      ? null
      : 'the package offers no such thing';
  // What a partner pastes says what a partner says.
  if (path.endsWith('.example.tsx') && project.own.includes(specifier)) return null;
  if (withoutReact.has(from) && /^(react|react-.*|@tanstack\/react-query)$/.test(name))
    return `${from} runs without React`;
  // Compiled to class names and a stylesheet; nothing of it is left in the package.
  if (name === '@vanilla-extract/css')
    return path.endsWith('.css.ts') ? null : 'styles belong into a .css.ts';
  if (nodeTools.has(from) && name.startsWith('node:')) return null;
  const isShipped = path.startsWith('src/') || from === 'mocks';
  return (isShipped ? project.shipped : project.installed).has(name) ? null : `${name} is not declared`;
}

/** `src/themed/kit/Button.tsx` → themed; `mocks/clock.ts` → mocks; `mocks/http/main.ts` → mocks/http. */
function layerOf(path: string): string {
  const [top = '', second = '', third = ''] = path.split('/');
  if (top === 'src') return second === 'embed' && ends.has(third) ? `embed/${third}` : second;
  return nodeTools.has(`${top}/${second}`) ? `${top}/${second}` : top;
}

const isPassedOn = (statement: ts.Statement) =>
  ts.isImportDeclaration(statement) ||
  (ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined);

/** Everything a file imports or passes on, types and late parts included. */
export function importsIn(path: string, source: string): Import[] {
  return importsOf(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
}

function importsOf(file: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const note = (specifier: ts.Node | undefined, isType: boolean) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const { line } = file.getLineAndCharacterOfPosition(specifier.getStart());
    found.push({ specifier: specifier.text, isType, line: line + 1 });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) note(node.moduleSpecifier, isTypeImport(node.importClause));
    else if (ts.isExportDeclaration(node)) note(node.moduleSpecifier, isTypeExport(node));
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      note(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      note(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  if (clause.name || !named || !ts.isNamedImports(named)) return false;
  return named.elements.length > 0 && named.elements.every(({ isTypeOnly }) => isTypeOnly);
}

function isTypeExport({ isTypeOnly, exportClause }: ts.ExportDeclaration): boolean {
  if (isTypeOnly) return true;
  if (!exportClause || !ts.isNamedExports(exportClause)) return false;
  return exportClause.elements.length > 0 && exportClause.elements.every((element) => element.isTypeOnly);
}
