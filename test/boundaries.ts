import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** What a layer may import of another: everything, or types only. */
type Allowed = Readonly<Record<string, 'all' | 'types'>>;

const all = (...layers: string[]): Allowed => Object.fromEntries(layers.map((layer) => [layer, 'all']));
const types = (...layers: string[]): Allowed => Object.fromEntries(layers.map((layer) => [layer, 'types']));

/** The vocabulary: the shapes of the contract may be named wherever data is shown. */
const vocabulary = types('contract');
const assembly = {
  ...all(
    'hooks',
    'themed',
    'headless',
    'react',
    'theme',
    'i18n',
    'domain',
    'payments',
    'diagnostics',
    'loading',
  ),
  ...vocabulary,
};
const library = all(
  ...['contract', 'client', 'domain', 'payments', 'payments/ui', 'hooks', 'headless', 'themed'],
  ...['theme', 'i18n', 'widget', 'organizer', 'diagnostics', 'loading'],
  ...['embed', 'embed/host', 'embed/frame', 'embed/element', 'embed/inline'],
);

/** Imports go down only, and what is not listed is forbidden. A layer may always import itself. */
const table: Readonly<Record<string, Allowed>> = {
  contract: {},
  theme: {},
  // What a developer is told.
  diagnostics: {},
  // What comes in pieces, and is asked for again where it is lost.
  loading: {},
  // Hooks of which nothing is ours but their names.
  react: all('diagnostics'),
  i18n: all('domain', 'react', 'diagnostics'),
  client: all('contract', 'diagnostics'),
  domain: vocabulary,
  payments: all('client', 'contract', 'domain', 'diagnostics', 'loading'),
  // What a method shows, in the method's own folder, and what the widget asks of every method's fields.
  'payments/ui': {
    ...all('payments', 'hooks', 'headless', 'react', 'themed', 'theme', 'i18n', 'domain', 'diagnostics'),
    ...all('loading'),
    ...types('client', 'contract'),
  },
  hooks: all('client', 'contract', 'domain', 'payments', 'react', 'diagnostics', 'loading'),
  headless: { ...all('domain', 'react', 'loading'), ...vocabulary },
  themed: {
    ...all('headless', 'react', 'theme', 'i18n', 'domain', 'diagnostics'),
    ...types('payments'),
    ...vocabulary,
  },
  // A widget in a frame asks the page around it.
  widget: { ...assembly, ...all('payments/ui', 'embed/frame'), ...types('embed') },
  // A preview is the very widget that buyers get.
  organizer: { ...assembly, ...all('widget') },
  // What both ends of a frame agree on, and each end by itself: a page with a frame in it carries no React.
  embed: types('diagnostics'),
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
  // Pages of Storybook are drawn in its frame; recipes are the code of an example.
  stories: { ...library, ...all('mocks', 'docs', '.storybook', 'examples', 'package.json') },
  'host-app': {},
};

/** Layers that must run without React. */
const withoutReact = new Set([
  ...['contract', 'client', 'domain', 'mocks', 'diagnostics', 'loading'],
  ...['embed', 'embed/host', 'embed/element'],
]);
/** Parts of `src/embed` that are layers of their own. */
const ends = new Set(['host', 'frame', 'element', 'inline']);
/** Never part of what a browser runs, so that Node's own modules and development packages are theirs to use. */
const nodeTools = new Set(['mocks/http', 'mocks/conformance']);
/** Entries that hand the fake backend out; the others are production code. */
const fakeEntry = /^src\/entries\/(mocks|mocks-.*|testing)\.ts$/;

/**
 * Methods of payment whose names say nothing else. The words `free` and `invoice` do; of those methods, as of all, nothing is imported
 * but by the entries and the list of built-in options.
 */
const methodNames = /stripe|spreedly|paypal|zooz|bitcoin/gi;
/** What the requirements call by a method's name stays so called where the method is gone; its folder is imported by none of these. */
export const namedElsewhere: Readonly<Record<string, string>> = {
  'src/contract/': 'the requests, answers and pages of the requirements',
  'src/entries/': 'the public names of each method',
  'src/payments/index.ts': 'the public names of each method',
  'src/payments/bitcoin/': 'the socket of 000 §7, and sources of the provider that makes them',
  'src/payments/types.ts': 'fields of a save and a hold (000 §7)',
  'src/client/authorization.ts': 'an account to connect (000 §2)',
  'src/domain/account/': 'an account to connect (000 §2)',
  'src/hooks/account/': 'an account to connect (000 §2)',
  'src/themed/account/': 'an account to connect (000 §2)',
  'src/domain/orders/': 'what organizers read of an order (002)',
  'src/domain/paymentProcessors/': 'what organizers set (002)',
  'src/organizer/paymentProcessors/': 'what organizers set (002)',
  'src/domain/saleSettings/': 'what organizers set (002)',
  'src/organizer/saleSettings/': 'what organizers set (002)',
  'src/domain/widgetSettings/': 'what organizers set: the text of a button (001)',
  'src/organizer/widgetSettings/': 'what organizers set: the text of a button (001)',
  'src/domain/buyerInformation/sample.ts': 'a sample order, which has a gateway',
  'src/domain/registrationForm/preview.ts': 'a sample order, which has a gateway',
  'src/domain/index.ts': 'the file of the rule for figures',
  'src/domain/payment/bitcoin.ts': 'a rule for figures that partners call (000 §9)',
  'src/domain/payment/order': 'the display flags of 000 §3',
  'src/domain/registration/': 'the rules of 000 §5 by gateway, and the form of 000 §3 that partners call',
  'src/domain/confirmation/completedOrder.ts': 'a payment status',
  'src/themed/confirmation/ConfirmationHero.tsx': 'a payment status',
  'src/embed/protocolDocs.ts': 'when 000 §2 asks the page to scroll',
  'src/domain/payment/bankReturn.ts': 'the address `/stripe/return/` (000 §2)',
  'src/widget/ticketWidgetProps.ts': 'the address `/stripe/return/` (000 §2), and an example',
  'src/hooks/served/checkValues.ts': 'the values that a page embeds (000 §2)',
  'src/themed/kit/': 'the drawing on a button (000 §2.3)',
  'src/themed/tickets/': 'the buttons of the ticket list (000 §2.3)',
  'src/widget/tickets/SelectionStep.tsx': 'the buttons of the ticket list (000 §2.3)',
  'src/widget/tickets/useSelectionStep.ts': 'the field of a hold by the button that was pressed (000 §7)',
  'src/themed/registration/': 'the words at the submit button (000 §2.7)',
  'src/themed/payment/PaymentReturned.tsx': 'keys of the texts of 000 §2, which name the provider',
  'src/themed/payment/RedirectDialog.tsx': 'keys of the texts of 000 §2, which name the provider',
  'src/widget/payment/PaymentReturn.tsx': 'keys of the texts of 000 §2, which name the provider',
};

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
  /** By `import()`: loaded when it is needed. */
  isLate: boolean;
  line: number;
}

/** What is wrong with the imports of one file; empty when nothing is. `path` is relative to the repository. */
export function problemsOf(path: string, source: string, project: Project): string[] {
  const file = parsed(path, source);
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
  const why = whyNotMethod(path, target, methods);
  if (from === to || why) return why;
  if (from === 'entries' && to === 'mocks' && !fakeEntry.test(path)) return 'production code has no fakes';
  const allowed = table[from]?.[to];
  if (!allowed) return `${from} may not import ${to}`;
  return allowed === 'types' && !isType ? `${from} may import only types of ${to}` : null;
}

function whyNotMethod(path: string, target: string, methods: ReadonlySet<string>): string | null {
  const [own, other] = [path, target].map((file) => /^src\/payments\/(\w+)(\/|$)/.exec(file)?.[1] ?? '');
  if (!other || !methods.has(other) || own === other) return null;
  if (own && methods.has(own)) return 'a payment method never imports another';
  return mayImportMethods(path) ? null : 'a payment method is imported by what hands it out alone';
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

/** Tests, stories and fakes of a method go with it. */
const mayImportMethods = (path: string): boolean =>
  !path.startsWith('src/') || /^src\/(entries\/|payments\/(index|ui\/builtInOptions)\.ts$)/.test(path);

/** Whether a file names a method of payment that is not its own; `allowance` is the line of `namedElsewhere` that allows it. */
export function methodNamedIn(
  path: string,
  source: string,
): { name: string; allowance: string | null } | null {
  const own = /^src\/payments\/(\w+)\//.exec(path)?.[1];
  const name = source.match(methodNames)?.find((found) => found.toLowerCase() !== own);
  if (name === undefined) return null;
  return { name, allowance: Object.keys(namedElsewhere).find((known) => path.startsWith(known)) ?? null };
}

/** `src/themed/kit/Button.tsx` → themed; `mocks/clock.ts` → mocks; `mocks/http/main.ts` → mocks/http. */
function layerOf(path: string): string {
  const [top = '', second = '', third = ''] = path.split('/');
  if (/^src\/payments\/(\w+\/)?ui\//.test(path)) return 'payments/ui';
  if (top === 'src') return second === 'embed' && ends.has(third) ? `embed/${third}` : second;
  return nodeTools.has(`${top}/${second}`) ? `${top}/${second}` : top;
}

const isPassedOn = (statement: ts.Statement) =>
  ts.isImportDeclaration(statement) ||
  (ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined);

/** Without its comments. */
const parsed = (path: string, source: string) =>
  ts.createSourceFile(path, source, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });

/** Everything a file imports or passes on, types and late parts included. */
export function importsIn(path: string, source: string): Import[] {
  return importsOf(parsed(path, source));
}

/** The file a relative import leads to; `undefined` for what is no module of ours. */
export function targetOf(path: string, specifier: string): string | undefined {
  const stem = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''));
  return [stem, `${stem}.ts`, `${stem}.tsx`, `${stem}/index.ts`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(file),
  );
}

function importsOf(file: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const note = (specifier: ts.Node | undefined, isType: boolean, isLate = false) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const { line } = file.getLineAndCharacterOfPosition(specifier.getStart(file));
    found.push({ specifier: specifier.text, isType, isLate, line: line + 1 });
  };
  const visitStatement = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) note(node.moduleSpecifier, isTypeImport(node.importClause));
    else if (ts.isExportDeclaration(node)) note(node.moduleSpecifier, isTypeExport(node));
  };
  const visit = (node: ts.Node): void => {
    visitStatement(node);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) note(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      note(node.arguments[0], false, true);
    ts.forEachChild(node, visit);
  };
  // Elsewhere than in a statement of the file it is written as a call or as a type.
  if (/\bimport\s*\(/.test(file.text)) visit(file);
  else file.statements.forEach(visitStatement);
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
