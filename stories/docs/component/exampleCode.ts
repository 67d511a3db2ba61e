import type { ComponentDocs } from './ComponentDocs';
import { importsOf, type Origins } from './pasteable';

type Source = ComponentDocs['from'];

interface ExampleDocs extends Pick<ComponentDocs, 'from'> {
  usage: string;
}

const provider = `<BoxofficeProvider backend={{ v1: '/api/v1', v2: '/api/v2' }} locale="en">`;
/** Of what is drawn by its props alone, and calls nobody. */
const withoutBackend = ['<BoxofficeProvider locale="en">', '<ThemeRoot>'];

/** What a partner mounts around a component, from the outside in; a screen of the organizer begins its own theme. */
const around: Partial<Record<Source, readonly string[]>> = {
  boxoffice: withoutBackend,
  'boxoffice/payments': withoutBackend,
  'boxoffice/widget': [provider],
  'boxoffice/organizer': [provider],
};

const sheets: Partial<Record<Source, readonly string[]>> = {
  'boxoffice/headless': [],
  'boxoffice/organizer': ['boxoffice/styles.css', 'boxoffice/organizer.css'],
};

const indented = (code: string) => code.replaceAll(/^(?=.)/gm, '  ');

/** As if it began at the margin. */
function outdented(code: string): string {
  const lines = code.replace(/^\n/, '').trimEnd();
  return lines.replaceAll(new RegExp(`^${/^ */.exec(lines)?.[0] ?? ''}`, 'gm'), '');
}

const wrapped = (code: string, tag: string) => `${tag}\n${indented(code)}\n</${/\w+/.exec(tag)?.[0] ?? ''}>`;

/** A component's tag, another one, the end of the attributes of either, or a prop that is handed on by its own name. */
const token = /<\/[\w.]*>|<>|<(?:([A-Z][\w.]*)|[a-z]\w*)|(?<!=)\/?>|\s(\w+)=\{\2\}/g;

/** Whether a function in it has a parameter of that name. */
const isBound = (usage: string, name: string) => new RegExp(`\\([^()]*\\b${name}\\b[^()]*\\) =>`).test(usage);

/** Props that are handed on by their own name, `onOpen={onOpen}`, by the component that takes them. */
function givenIn(usage: string): ReadonlyMap<string, readonly string[]> {
  const given = new Map<string, string[]>();
  const open: string[] = [];
  for (const [text, component = '', prop] of usage.matchAll(token)) {
    const owner = open.at(-1) ?? '';
    if (text === '>' || text === '/>') open.pop();
    else if (prop === undefined && !text.endsWith('>')) open.push(component);
    else if (prop !== undefined && !isBound(usage, prop))
      given.set(owner, [...(given.get(owner) ?? []), prop]);
  }
  return given;
}

/** Of a line that a reader needn't scroll. */
const maxWidth = 90;

function pickOf([component, props]: readonly [string, readonly string[]]): string {
  const union = props.map((prop) => `'${prop}'`);
  const short = `Pick<ComponentProps<typeof ${component}>, ${union.join(' | ')}>`;
  if (short.length <= maxWidth - 'type Given = ;'.length) return short;
  const long = union.map((prop) => `    | ${prop}`).join('\n');
  return `Pick<\n  ComponentProps<typeof ${component}>,\n${long}\n>`;
}

/** `type Given = …`, and the head of a function with a parameter of that type. */
function headOf(given: ReadonlyMap<string, readonly string[]>) {
  if (given.size === 0) return 'export function Example() {';
  const names = [...new Set([...given.values()].flat())];
  const type = `type Given = ${[...given].map(pickOf).join(' & ')};`;
  const short = `export function Example({ ${names.join(', ')} }: Given) {`;
  const long = `export function Example({\n${names.map((name) => `  ${name},\n`).join('')}}: Given) {`;
  return `${type}\n\n${short.length <= maxWidth ? short : long}`;
}

/** A module to paste: one of the component inside what stands around it, with everything imported. */
export function exampleCode({ usage, from }: ExampleDocs, origins: Origins): string {
  const code = outdented(usage);
  const outer = /<\w+Provider\b/.test(code) ? [] : (around[from] ?? []);
  const whole = outer.toReversed().reduce(wrapped, code);
  const given = givenIn(code);
  const imports = [
    ...importsOf(whole, new Map([...origins, ['ThemeRoot', 'boxoffice']])),
    ...(given.size === 0 ? [] : ["import type { ComponentProps } from 'react';"]),
    ...(sheets[from] ?? ['boxoffice/styles.css']).map((sheet) => `import '${sheet}';`),
  ];
  return `${imports.join('\n')}\n\n${headOf(given)}\n  return (\n${indented(indented(whole))}\n  );\n}`;
}
