import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Snippet } from './snippets';

/** A doc comment's example, up to the next tag or the end of the comment. */
const doc = /@example\n((?: \*(?!\/| @).*\n)+)/g;

/** Examples of doc comments in the sources, which readers see in their editor and in the tables of props. */
export const docExamples = (): Snippet[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => posix.join('src', name.replaceAll('\\', '/')))
    .flatMap((file) => examplesOf(file, readFileSync(file, 'utf8')));

/** With what they leave to their reader on their first line, so that lines keep their numbers. */
export const examplesOf = (page: string, text: string): Snippet[] =>
  [...text.matchAll(doc)].map(({ index, 1: body = '' }) => {
    const code = body.replaceAll(/^ \* ?/gm, '');
    const line = text.slice(0, index).split('\n').length + 1;
    return { page, line, language: 'tsx', code: [...importsOf(code), ...declared(code), code].join(' ') };
  });

const importedFrom: Readonly<Record<string, readonly string[]>> = {
  boxoffice: ['BoxofficeProvider'],
  'boxoffice/embed': ['mountTickets'],
  'boxoffice/hooks': ['useConfirmation', 'useCountdown'],
  'boxoffice/in-context': ['TextsInContext'],
  'boxoffice/payments': ['customPaymentOption'],
};

function importsOf(code: string): string[] {
  const parts = [...code.matchAll(/<([A-Z]\w+)\./g)].map(([, name = '']) => name);
  const sources = { ...importedFrom, 'boxoffice/headless': parts };
  const own = Object.entries(sources).flatMap(([source, names]) => {
    const used = [...new Set(names)].filter((name) => new RegExp(`\\b${name}\\b`).test(code));
    return used.length > 0 ? [`import { ${used.join(', ')} } from '${source}';`] : [];
  });
  return [`import type { ComponentProps, ReactNode } from 'react';`, ...own];
}

/** What an example takes as there, and its name does not say by the prop it is for. */
const assumed: Readonly<Record<string, string>> = {
  context:
    "Omit<ComponentProps<typeof TicketPicker.Root>, 'selection' | 'onSelectionChange' | 'aria-label' | 'children' | 'ref'>",
  eventId: 'string',
  GiftCardFields: "Parameters<typeof customPaymentOption<string>>[0]['Fields']",
  hold: 'Parameters<typeof useCountdown>[0] & { timeLimit: number }',
  Html: '(props: { children: string }) => ReactNode',
  names: "Record<import('boxoffice/headless').InvoiceFieldFacts['field'], string>",
  onExpire: '() => void',
  onJump: '() => void',
  orderId: 'string',
  outcomes: 'Record<string, string>',
  tickets: "readonly ComponentProps<typeof TicketPicker.Row>['ticket'][]",
  token: 'string',
};

/** Names that are handed to a part are of the prop's type: `<Promotion.Root onApply={apply}>`. */
function declared(code: string): string[] {
  const byProp = new Map<string, string>();
  for (const [, part = '', props = ''] of code.matchAll(
    /<([A-Z]\w+\.\w+)((?: [\w-]+=(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\}))+)/g,
  ))
    for (const [, prop = '', name = ''] of props.matchAll(/ ([\w-]+)=\{([a-z]\w*)\}/g))
      byProp.set(name, `ComponentProps<typeof ${part}>['${prop}']`);
  const isFree = (name: string) =>
    new RegExp(`(?:(?<![.\\w'"])|\\.{3})${name}(?![\\w'"=:(])`).test(code) &&
    !new RegExp(`const ${name}\\b|\\(${name}\\) =>|\\(\\{[^{}]*\\b${name}\\b[^{}]*\\}\\) =>`).test(code);
  return [...new Set([...byProp.keys(), ...Object.keys(assumed)])]
    .filter(isFree)
    .map((name) => `declare const ${name}: ${byProp.get(name) ?? assumed[name] ?? 'never'};`);
}
