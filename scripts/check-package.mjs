// Is what would be published usable? Packs it once, without scripts, or it would be built again; the tests of the package install the same file.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'postcss';
import { packTarball } from './tarball.mjs';
import { traces } from './build/traces.mjs';

const bin = (name) => fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url));
const run = (name, ...args) =>
  execFileSync(bin(name), args, { stdio: 'inherit', shell: process.platform === 'win32' });

const serverComponents = fileURLToPath(new URL('server-components/index.mjs', import.meta.url));

/** A rule of ours outside of the layer would win over every layer of a partner, Tailwind's utilities among them. */
function checkLayers() {
  const dist = new URL('../dist/', import.meta.url);
  for (const name of readdirSync(dist, { recursive: true }).filter((file) => file.endsWith('.css'))) {
    const { nodes } = parse(readFileSync(new URL(name, dist), 'utf8'));
    const outside = nodes.filter((node) => !(node.name === 'layer' && node.params === 'boxoffice'));
    if (nodes.length === 0 || outside.length > 0)
      throw new Error(`dist/${name}: ${outside.length} rules are not in @layer boxoffice`);
  }
}

/** What a published declaration must not say, and what is wrong with it. */
const unwanted = [
  // A partner has neither the requirements nor our records: scripts/build/references.ts takes them out of what is published.
  [traces, 'refers to an internal document'],
  // `text && <p/>`: what a component draws in React 18 can't be a bigint, so it could not be used there.
  [/\): .*\b0n\b/, 'draws what React 18 can’t'],
];

function checkDeclarations() {
  const dist = new URL('../dist/', import.meta.url);
  for (const file of readdirSync(dist).filter((name) => name.endsWith('.d.ts')))
    for (const line of readFileSync(new URL(file, dist), 'utf8').split('\n'))
      for (const [pattern, fault] of unwanted)
        if (pattern.test(line)) throw new Error(`dist/${file} ${fault}: ${line.trim()}`);
}

/** What translators read of a text, without the numbers of the requirements it is from (`withoutSources` in tsup.config.ts). */
function checkMeta() {
  const dist = new URL('../dist/', import.meta.url);
  const files = readdirSync(dist).filter((name) => /\bmeta-.*\.js$/.test(name));
  if (files.length === 0) throw new Error('dist has no notes for translators');
  for (const file of files)
    if (/\bspec["']?:/.test(readFileSync(new URL(file, dist), 'utf8')))
      throw new Error(`dist/${file} names requirements`);
}

try {
  checkLayers();
  checkDeclarations();
  checkMeta();
  execFileSync(process.execPath, ['--conditions=react-server', serverComponents], { stdio: 'inherit' });
  const tarball = packTarball();
  run('publint', 'run', tarball, '--strict');
  run('attw', tarball, '--profile', 'esm-only', '--format', 'ascii');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
