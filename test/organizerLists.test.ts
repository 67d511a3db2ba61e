import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/organizer-lists.md', 'utf8');
const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));
const rowsUnder = (heading: string) => {
  const [, section = ''] = page.split(`## ${heading}\n`);
  const [part = ''] = section.split('\n## ');
  return part
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map(cellsOf);
};

const lists = rowsUnder('Lists that grow').map(
  ([name = '', file = '', screen = '', savedAs = '', made = '']) => ({
    name,
    file,
    screen,
    savedAs,
    made,
  }),
);
const others = rowsUnder('Short lists, parts and choices').map(([name = '', file = '', why = '']) => ({
  name,
  file,
  why,
}));

const root = 'src/organizer';
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('kit/'));
/** What a list is made of: the kit’s, whose name in the address and the browser belongs to one of these, and bare ones. */
const listTag =
  /<(?:ListScreen|CardList|NamedList|FilterBar|DataTable|SearchInput|TableSearch|PlainList|PlainTable)[\s<>]/;
const areaOf = (file: string) => file.split('/')[0] ?? '';
const areaText = (file: string) =>
  sources
    .filter((other) => areaOf(other) === areaOf(file))
    .map(read)
    .join('\n');
const host = readdirSync('host-app/src/organizer')
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(`host-app/src/organizer/${file}`, 'utf8'))
  .join('\n');
/** How the host app mounts a screen: the attributes of its element. */
const mounted = (screen: string) => new RegExp(String.raw`<${screen}\s([\s\S]*?)/>`).exec(host)?.[1] ?? '';

test('docs/organizer-lists.md names every list there is, and none that is not', () => {
  const there = sources.filter((file) => listTag.test(read(file)));
  const named = [...lists, ...others].map(({ file }) => file);
  expect([...named].sort()).toEqual(there.sort());
});

test('says why where a list has less', () => {
  expect(others.filter(({ why }) => why === '')).toEqual([]);
});

test.each(lists)('$name: search', ({ file }) => {
  expect(read(file)).toMatch(/\bsearchLabel|\bsearch: t\(/);
});

test.each(lists)('$name: filters in the address', ({ screen }) => {
  expect(mounted(screen)).toContain('view={view}');
  expect(mounted(screen)).toContain('onViewChange={setView}');
});

test.each(lists)('$name: saved views, under a name of its own', ({ file, savedAs }) => {
  expect(areaText(file)).toContain(`savedAs={\`${savedAs} \${`);
  expect(lists.filter((other) => other.savedAs === savedAs)).toHaveLength(1);
});

test.each(lists)('$name: a file of all rows, and of chosen ones', ({ file, made }) => {
  const text = read(file);
  const isOfKit = /\bfile=\{/.test(text);
  if (made === 'made here') {
    expect(isOfKit).toBe(true);
    expect(text).not.toContain('isOfChosen');
    return;
  }
  expect(made).toBe('backend');
  expect(text).toContain('<ExportButton');
  // Chosen rows: by the kit, or by the backend as a bulk action of the area.
  expect(isOfKit || areaText(file).includes("kind: 'export'")).toBe(true);
});
