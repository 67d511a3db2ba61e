// One themed component from the published package must not bring payments, organizer or the widget along.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { attribute, compressed, kilo } from './attribute.mjs';

const limit = 5_000;
const entry = fileURLToPath(new URL('../dist/index.js', import.meta.url));
const unwanted = /\/src\/(payments|organizer|widget|hooks|client)\/|\/mocks\/|\/node_modules\//;

const { outputFiles } = await build({
  stdin: { contents: `export { Button } from ${JSON.stringify(entry)};`, resolveDir: process.cwd() },
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  outfile: 'one-component.js',
  sourcemap: 'external',
  external: ['react', 'react-dom', 'i18next', 'react-i18next'],
  logLevel: 'error',
});
const [map, code] = ['.map', '.js'].map((end) => outputFiles.find(({ path }) => path.endsWith(end)).text);
const size = compressed(code);
const pieces = attribute(code, JSON.parse(map));
/** esbuild leaves the import line of React in the name of each file that had one. */
const leftovers = /import\{[^}]*\}from"[^"]+";|import"[^"]+";/g;
const sources = [...pieces.keys()].filter((source) => source && pieces.get(source).replace(leftovers, ''));
const found = sources.filter((source) => unwanted.test(`/${source}`));

console.log(`import { Button } from 'boxoffice': ${kilo(size)} of ${kilo(limit)}, brotli, without the peers`);
for (const source of sources) console.log(`  ${String(pieces.get(source).length).padStart(6)}  ${source}`);
if (found.length > 0 || size > limit) {
  console.error(found.length > 0 ? `It brings along ${found.join(', ')}` : 'It is too large.');
  process.exitCode = 1;
}
