// The figures of docs/size.md: what the packed package weighs in an installation, in the bundles of four bundlers, and in a browser.
// Needs `npm run build` to have run. npm run bytes
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { currentTarball } from '../../scripts/tarball.mjs';
import { bundlerPackages, bundlers } from './bundlers.mjs';
import { installedIn } from './installed.mjs';
import { reportLoaded } from './loadedPages.mjs';
import { install, newHome, versions } from './packed.mjs';

const home = newHome('bytes');
const peers = versions('react', 'react-dom', 'i18next', 'react-i18next');
const organizers = versions(
  ...[
    'recharts',
    'tus-js-client',
    'write-excel-file',
    'react-easy-crop',
    '@tiptap/pm',
    '@tiptap/react',
    '@tiptap/starter-kit',
    '@zxing/browser',
    '@zxing/library',
  ],
);

const samples = [
  { name: '`Button`', from: 'boxoffice', take: 'Button' },
  { name: '`TicketPicker`', from: 'boxoffice/headless', take: 'TicketPicker' },
  { name: '`TicketWidget`', from: 'boxoffice', take: 'TicketWidget' },
  { name: '`OrdersScreen`', from: 'boxoffice/organizer', take: 'OrdersScreen' },
];

function newApp(name, more = {}) {
  const app = join(home, name);
  mkdirSync(app);
  const dependencies = { boxoffice: `file:${currentTarball()}`, ...peers, ...more };
  writeFileSync(join(app, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  return app;
}

const kilo = (bytes) => (bytes / 1000).toFixed(1);
const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);

/** `gzip / brotli`, each file packed alone as a server sends it. */
function packed(texts) {
  const sum = (pack) => texts.reduce((bytes, text) => bytes + pack(text).length, 0);
  return `${kilo(sum(gzipSync))} / ${kilo(sum(brotliCompressSync))}`;
}

const mega = (bytes) => (bytes / 1e6).toFixed(1);
const total = (sizes, what) => mega(sizes.reduce((sum, size) => sum + size[what], 0));

/** What is installed for buyers: the package and its peers that are not optional. */
function reportInstallation() {
  const app = newApp('installed');
  install(app, '--omit=optional', '--omit=dev');
  const found = installedIn(app);
  row('package', 'MB', 'MB on disk');
  row('---', '---', '---');
  for (const { name, bytes, onDisk } of found.filter((entry) => entry.bytes > 1e6))
    row(`\`${name}\``, mega(bytes), mega(onDisk));
  row(`all ${found.length} packages`, total(found, 'bytes'), total(found, 'onDisk'));
}

/** Bundlers take them as they are. */
function reportStyles(app) {
  console.log('\nCSS, gzip / brotli in kB\n');
  row('import', 'size');
  row('---', '---');
  const dist = join(app, 'node_modules/boxoffice/dist');
  for (const name of readdirSync(dist, { recursive: true }).filter((file) => file.endsWith('.css')))
    row(`\`boxoffice/${name}\``, packed([readFileSync(join(dist, name))]));
}

async function reportBundles() {
  const app = newApp('bundled', organizers);
  install(app, ...bundlerPackages);
  console.log('\nJavaScript without React, gzip / brotli in kB\n');
  row('import', 'bundler', 'at first', 'requests', 'with all that may come later', 'chunks');
  row('---', '---', '---', '---', '---', '---');
  for (const { name, from, take } of samples) {
    const entry = join(app, `${take}.js`);
    writeFileSync(entry, `import { ${take} } from '${from}';\nconsole.log(${take});\n`);
    for (const [bundler, bundle] of Object.entries(bundlers)) {
      const chunks = await bundle(app, entry);
      const first = chunks.filter(({ isFirst }) => isFirst);
      const texts = (of) => of.map(({ code }) => code);
      row(name, bundler, packed(texts(first)), first.length, packed(texts(chunks)), chunks.length);
    }
  }
  reportStyles(app);
  await reportLoaded(app);
}

try {
  reportInstallation();
  await reportBundles();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(home, { recursive: true, force: true });
}
