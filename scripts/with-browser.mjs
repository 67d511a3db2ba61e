// node scripts/with-browser.mjs <command> [arguments…]: runs a local command with CHROMIUM_PATH set, and HEADLESS_SHELL_PATH where there is one.
import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { findBrowser, findHeadlessShell, noBrowser } from './find-browser.mjs';

const path = await findBrowser();
if (!path) {
  console.error(noBrowser);
  process.exit(1);
}
const shell = findHeadlessShell();
const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: {
    ...process.env,
    CHROMIUM_PATH: path,
    ...(shell && { HEADLESS_SHELL_PATH: shell }),
    PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
