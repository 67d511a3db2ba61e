import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: string[] };
/** npm packs these unasked. */
const always = ['README.md', 'LICENSE', 'package.json'];

const filesIn = (path: string): string[] => {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => join(path, file));
};

/** What `npm pack` takes along, but for the build. */
const packed = new Set([...files.filter((file) => file !== 'dist'), ...always].flatMap(filesIn));

const pages = [...packed].filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');

const targetsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

test('README and the pages packed with it link to what is packed as well: a reader on npm has nothing else', () => {
  const links = pages.flatMap((page) => targetsIn(page).map((target) => ({ page, target })));
  const lost = links.filter(({ page, target }) => !packed.has(normalize(join(dirname(page), target))));
  expect(links.length).toBeGreaterThan(10);
  expect(lost.map(({ page, target }) => `${page}: ${target}`)).toEqual([]);
});

/** `docs/…` in code, but for paragraphs and tables that say what they name is of the repository. */
const pathsIn = (text: string) =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => !/\bof\s+the\s+repository\b/.test(paragraph))
    .flatMap((paragraph) => [...paragraph.matchAll(/`(docs\/[^`\s]*)`/g)].map(([, path = '']) => path));

test('a document that a packed page names is packed, or is said to be of the repository', () => {
  expect(pathsIn('`docs/gone.md`\n\n`docs/api` of the\nrepository')).toEqual(['docs/gone.md']);
  const lost = pages.flatMap((page) =>
    pathsIn(readFileSync(page, 'utf8'))
      .filter((path) => !packed.has(path))
      .map((path) => `${page}: ${path}`),
  );
  expect(lost).toEqual([]);
});

/** Papers that only who works here has, and the numbers of their paragraphs. */
const ofOurPapers = /\b[Tt]he\s+requirements\b|\b00\d §|\bFAULTS\b|\bDECISIONS\b/g;

/** The site of documents leaves the ledger out. */
const sitePages = filesIn('stories').filter((file) => file.endsWith('.mdx') && !file.endsWith('Ledger.mdx'));

test('no page that a partner reads speaks of papers that a partner does not have', () => {
  expect(sitePages.length).toBeGreaterThan(20);
  const found = [...pages, ...sitePages].flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(ofOurPapers)].map(([words]) => `${page}: ${words}`),
  );
  expect(found).toEqual([]);
});

test('package.json packs files that are there', () => {
  expect(files.filter((file) => file !== 'dist' && !existsSync(file))).toEqual([]);
});
