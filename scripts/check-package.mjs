// Is what would be published usable? Both tools pack for themselves: without scripts, or each would build again.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const bin = (name) => fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url));
const env = { ...process.env, npm_config_ignore_scripts: 'true' };
const run = (name, ...words) =>
  execFileSync(bin(name), words, { stdio: 'inherit', env, shell: process.platform === 'win32' });

try {
  run('publint', '--strict');
  run('attw', '--pack', '.', '--profile', 'esm-only', '--format', 'ascii');
} catch {
  process.exitCode = 1;
}
