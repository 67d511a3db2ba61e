import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The package's entry files, read from `exports` so that a subpath is declared once. */
export const entries = Object.entries(exports)
  .filter(([, target]) => target.default?.endsWith('.js'))
  .map(([subpath, target]) => {
    const name = basename(target.default, '.js');
    return { name, specifier: subpath.replace(/^\./, 'boxoffice'), source: `src/entries/${name}.ts` };
  });
