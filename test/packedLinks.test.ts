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

const targetsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

test('README and the pages packed with it link to what is packed as well: a reader on npm has nothing else', () => {
  const pages = [...packed].filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');
  const links = pages.flatMap((page) => targetsIn(page).map((target) => ({ page, target })));
  const lost = links.filter(({ page, target }) => !packed.has(normalize(join(dirname(page), target))));
  expect(links.length).toBeGreaterThan(10);
  expect(lost.map(({ page, target }) => `${page}: ${target}`)).toEqual([]);
});

test('package.json packs files that are there', () => {
  expect(files.filter((file) => file !== 'dist' && !existsSync(file))).toEqual([]);
});
