// Finds a Chromium-family browser, and as a last resort installs one. As a command: prints its path, or exits 1.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const noBrowser =
  'No browser: install Chrome or Chromium, or run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH.';

const variables = ['CHROMIUM_PATH', 'CHROME_PATH', 'PUPPETEER_EXECUTABLE_PATH'];
const commands = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge'];

/** The same without windows: its processes take a quarter less of the processor's time, for what looks at no pixel. Playwright's own choice as well. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

const isWindows = process.platform === 'win32';

const say = (text) => process.stderr.write(`[browser] ${text}\n`);

/** True when the file is there and answers `--version`; on Windows a browser answers nothing, so being there is enough. */
function runs(path) {
  if (!path || !existsSync(path)) return false;
  if (isWindows) return true;
  try {
    const stdio = ['ignore', 'pipe', 'ignore'];
    return /\d+\.\d+/.test(execFileSync(path, ['--version'], { encoding: 'utf8', stdio, timeout: 20_000 }));
  } catch {
    return false;
  }
}

function fromEnvironment() {
  for (const name of variables) {
    const path = process.env[name];
    if (runs(path)) return path;
    if (path) say(`${name} is ${path}, which does not run; looking further`);
  }
  return undefined;
}

function* pathsOf(names) {
  for (const folder of (process.env.PATH ?? '').split(delimiter).filter(Boolean))
    for (const name of names) yield join(folder, isWindows ? `${name}.exe` : name);
}

function* usualPaths() {
  yield* pathsOf(commands);
  if (process.platform === 'linux') yield* ['/snap/bin/chromium', '/opt/google/chrome/chrome'];
  if (process.platform === 'darwin')
    for (const home of ['', process.env.HOME ?? ''])
      for (const app of ['Google Chrome', 'Chromium', 'Microsoft Edge'])
        yield `${home}/Applications/${app}.app/Contents/MacOS/${app}`;
  if (isWindows)
    for (const root of [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA])
      if (root) {
        yield join(root, 'Google', 'Chrome', 'Application', 'chrome.exe');
        yield join(root, 'Microsoft', 'Edge', 'Application', 'msedge.exe');
      }
}

const firstOf = (paths) => {
  for (const path of paths) if (runs(path)) return path;
  return undefined;
};

const installed = () => firstOf(usualPaths());

async function playwrights() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return runs(path) ? path : undefined;
}

function download() {
  if (process.env.PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD) return undefined;
  say('none here; downloading the one Playwright uses');
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
  const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: ['ignore', 2, 2],
    timeout: 240_000,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', ...process.env },
  });
  return status === 0 ? playwrights() : undefined;
}

function fromDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return undefined;
  say("trying the system's package");
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 2, 2],
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const add = (...names) => apt('install', '-y', '--no-install-recommends', ...names);
  // Not every release has the shell.
  const install = () => {
    const isThere = add('chromium', 'fonts-liberation');
    if (isThere) add('chromium-headless-shell');
    return isThere;
  };
  return install() || (apt('update') && install()) ? installed() : undefined;
}

/** Path of a browser that runs, or undefined. BROWSER_NO_INSTALL=1 only looks. */
export async function findBrowser() {
  const here = fromEnvironment() ?? installed() ?? (await playwrights());
  if (here || process.env.BROWSER_NO_INSTALL === '1') return here;
  return (await download()) ?? fromDebian();
}

/** Path of a browser without windows, or undefined: also when the environment names a browser, which is then meant for everything. */
export const findHeadlessShell = () => (fromEnvironment() ? undefined : firstOf(pathsOf(shells)));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = await findBrowser();
  if (path) console.log(path);
  else {
    say(noBrowser);
    process.exitCode = 1;
  }
}
