// Is what would be published usable? Packs it once, without scripts, or it would be built again; the tests of the package install the same file.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { packTarball } from './tarball.mjs';

const bin = (name) => fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url));
const run = (name, ...args) =>
  execFileSync(bin(name), args, { stdio: 'inherit', shell: process.platform === 'win32' });

try {
  const tarball = packTarball();
  run('publint', 'run', tarball, '--strict');
  run('attw', tarball, '--profile', 'esm-only', '--format', 'ascii');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
