// What a buyer loads before the ticket list can be used: the built host app without its demo backend.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { attribute, compressed, kilo } from './attribute.mjs';

/** `own` is a ratchet at what it is; the goal is 20 kB (docs/decisions/0008). */
const limits = { total: 105_000, own: 26_000, requests: 5 };
const dist = fileURLToPath(new URL('../host-app/dist/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'));
const read = (file) => readFileSync(dist + file, 'utf8');

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

let own = '';
let total = 0;
const found = new Set();
let hasTickets = false;
const rows = [];
for (const file of files) {
  const code = read(file);
  const size = compressed(code);
  total += size;
  rows.push([size, file]);
  if (file.endsWith('.css') || !existsSync(`${dist}${file}.map`)) {
    own += code;
    continue;
  }
  for (const [source, text] of attribute(code, JSON.parse(read(`${file}.map`)))) {
    if (unwanted.test(source)) found.add(source);
    hasTickets ||= source.endsWith('/themed/tickets/TicketTable.tsx');
    // What has no source is ours too: texts, and the glue between chunks.
    if (!source.includes('/node_modules/')) own += text;
  }
}

for (const [size, file] of rows.sort(([a], [b]) => b - a))
  console.log(`  ${kilo(size).padStart(8)}  ${file}`);
if (!hasTickets) throw new Error('The ticket table is not in what was measured.');
const checks = [
  ['ticket route, brotli', total, limits.total, kilo],
  ['of it our own code and CSS', compressed(own), limits.own, kilo],
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
