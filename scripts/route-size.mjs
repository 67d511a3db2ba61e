// What a buyer loads before the ticket list can be used: the built host app without its demo backend.
// node scripts/route-size.mjs [folder of the built app]
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressed, kilo, piecesOf } from './attribute.mjs';

/** Our own is 20 kB in the performance budgets; what it is over by, and how it is measured: docs/decisions/0052. */
const limits = { total: 95_000, own: 23_900, requests: 5 };
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const dist = resolve(process.argv[2] ?? here('../host-app/dist'));
const read = (file) => readFileSync(`${dist}/${file}`, 'utf8');
const manifest = JSON.parse(read('.vite/manifest.json'));

const unwanted =
  /\/node_modules\/(msw|yup|react-hook-form|@hookform|@radix-ui|dompurify|@stripe|idb-keyval)\/|\/src\/organizer\/|\/mocks\//;

const files = new Set();
const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
const follow = (file) => {
  if (files.has(file)) return;
  files.add(file);
  const { css = [], imports = [] } = chunks.get(file) ?? {};
  for (const style of css) files.add(style);
  for (const key of imports) follow(manifest[key].file);
};
for (const [, file] of read('index.html').matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)) follow(file);

const keys = Object.keys(JSON.parse(readFileSync(here('../src/i18n/locales/first/en.json'), 'utf8')));
const parts = {
  /** The texts of the first screen, which are data. */
  texts: new RegExp(`(\\{"${keys[0]}":.*?"${keys.at(-1)}":(?:"[^"]*"|\`[^\`]*\`)\\})`, 's'),
  /** What later chunks take from this one, and where its map is. */
  bundler: /(export\{[^{}]*\};?(?:\/\/#.*)?)/,
};
const cut = (pieces, owner) =>
  pieces.flatMap((piece) =>
    piece.owner === 'own'
      ? piece.text.split(parts[owner]).map((text, index) => ({ owner: index % 2 ? owner : 'own', text }))
      : piece,
  );

const found = new Set();
let hasTickets = false;

/** A script in pieces, each with whom it belongs to. */
function ownersIn(file, code) {
  // The bundler's own helpers come without a map, when they have a file to themselves.
  if (!existsSync(`${dist}/${file}.map`)) return [{ owner: 'bundler', text: code }];
  // The map names no source for what bundler and plug-ins wrote: helpers at the head, then texts and class names. The
  // bundler's loading of later chunks stands before its first use.
  let owner = 'bundler';
  const pieces = piecesOf(code, JSON.parse(read(`${file}.map`))).map(({ source, text }) => {
    if (unwanted.test(source)) found.add(source);
    if (!source && text.includes('vite:preloadError')) return { owner: 'bundler', text };
    hasTickets ||= source.endsWith('/themed/tickets/TicketTable.tsx');
    if (source || owner !== 'bundler') owner = source.includes('/node_modules/') ? 'libraries' : 'own';
    return { owner, text };
  });
  return cut(cut(pieces, 'texts'), 'bundler');
}

/** Without the hashes in file names: they are the bundler's, and each new one would move the figures by up to 0.2 kB. */
const unhashed = (text) => text.replace(/([-/])[\w-]{6,7}(?=\.(?:js|css)\b)/g, '$1-------');

let total = 0;
/** What each owner's part of a file comes to when it is packed alone. */
const alone = { libraries: 0, bundler: 0, texts: 0, own: 0 };
const rows = [];
for (const file of files) {
  const code = read(file);
  const size = compressed(code);
  total += size;
  rows.push([size, file]);
  if (file.endsWith('.css')) alone.own += size;
  else {
    const pieces = ownersIn(file, code);
    // Not what a part adds to the rest: how the rest packs depends on the names the minifier gives, and moves that by 0.2 kB
    // from one build to the next. Packed alone, the same code has the same size.
    for (const owner of Object.keys(alone)) {
      const own = pieces.filter((piece) => piece.owner === owner);
      alone[owner] += compressed(unhashed(own.map(({ text }) => text).join('')));
    }
  }
}

for (const [size, file] of rows.sort(([a], [b]) => b - a))
  console.log(`  ${kilo(size).padStart(8)}  ${file}`);
if (!hasTickets) throw new Error('The ticket table is not in what was measured.');
if (alone.texts === 0) throw new Error('The texts of the first screen are not in what was measured.');
for (const [by, size] of Object.entries(alone)) console.log(`  ${kilo(size).padStart(8)}  ${by}, alone`);
const checks = [
  ['ticket route, brotli', total, limits.total, kilo],
  ['our own code and CSS, packed alone', alone.own, limits.own, kilo],
  ['requests', files.size, limits.requests, String],
];
for (const [name, value, limit, show] of checks) {
  const verdict = value <= limit ? 'within' : 'OVER';
  console.log(`${name}: ${show(value)}, ${verdict} ${show(limit)}`);
  if (value > limit) process.exitCode = 1;
}
if (found.size > 0) {
  console.error(`The route loads what it must not:\n  ${[...found].join('\n  ')}`);
  process.exitCode = 1;
}
