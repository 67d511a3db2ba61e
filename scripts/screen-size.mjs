// What a page loads before one screen of an organizer can be used, from the published package, without React.
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { kilo } from './attribute.mjs';

const limit = 80_000;
const screen = 'OrdersScreen';
/** What comes with a dialog, a date or a list that is opened. */
const unwanted =
  /\/node_modules\/(yup|react-hook-form|@hookform|@radix-ui|@internationalized|react-stately)\//;

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'screen-size-'));
const entry = join(folder, 'entry.js');
writeFileSync(
  entry,
  `import { ${screen} } from ${JSON.stringify(join(root, 'dist/organizer.js'))};\nconsole.log(${screen});\n`,
);
const { output } = await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: {
    write: false,
    rolldownOptions: {
      input: entry,
      external: [/^react(-dom)?($|\/)/],
      checks: { moduleLevelDirective: false },
    },
  },
});
rmSync(folder, { recursive: true });

const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
const first = new Set([[...chunks.values()].find(({ isEntry }) => isEntry).fileName]);
for (const name of first)
  for (const imported of chunks.get(name).imports) if (chunks.has(imported)) first.add(imported);
const files = [...first].map((name) => chunks.get(name));
const size = files.reduce((bytes, { code }) => bytes + gzipSync(code).length, 0);
const found = files
  .flatMap(({ modules }) => Object.entries(modules))
  .filter(([module, { code }]) => code && unwanted.test(module))
  .map(([module]) => module);

console.log(
  `import { ${screen} } from 'boxoffice/organizer', React external: ${kilo(size)} of ${kilo(limit)}, gzip, at first`,
);
if (found.length > 0 || size > limit) {
  console.error(found.length > 0 ? `It brings along ${found.join(', ')}` : 'It is too large.');
  process.exitCode = 1;
}
