// The README's ten lines in somebody else's project: pack, install into a new Vite + React app outside the repository,
// type-check, build, serve, and see the ticket list in a browser. Needs `npm run build` to have run.
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { browserArguments } from '../../scripts/browser-arguments.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'boxoffice-pack-'));
const app = join(home, 'app');
const windows = process.platform === 'win32';

function run(folder, command, ...words) {
  console.log(`$ ${command} ${words.join(' ')}`);
  const { status } = spawnSync(command, words, { cwd: folder, stdio: 'inherit', shell: windows });
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}

/** The first `tsx` block behind the heading: what a reader copies. */
function tenLines() {
  const readme = readFileSync(join(repository, 'README.md'), 'utf8');
  const block = /## Install it[\s\S]*?```tsx\n([\s\S]*?)```/.exec(readme);
  if (!block) throw new Error('README.md has no tsx block behind "## Install it"');
  return block[1];
}

/** Our own versions, so that the test depends on the package and not on the day. */
function versions(...names) {
  const { devDependencies } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  return Object.fromEntries(names.map((name) => [name, devDependencies[name]]));
}

function writeApp(tarball) {
  mkdirSync(join(app, 'src'), { recursive: true });
  mkdirSync(join(app, 'public'));
  const write = (file, text) => writeFileSync(join(app, file), text);
  const json = (file, value) => write(file, JSON.stringify(value, null, 2));
  json('package.json', {
    name: 'somebody-elses-app',
    private: true,
    type: 'module',
    dependencies: {
      boxoffice: `file:${tarball}`,
      ...versions('react', 'react-dom', 'i18next', 'react-i18next'),
    },
    devDependencies: versions(
      ...['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'msw', 'typescript', 'vite'],
    ),
  });
  for (const [name, module, moduleResolution] of [
    ['bundler', 'esnext', 'bundler'],
    ['nodenext', 'nodenext', 'nodenext'],
  ])
    json(`tsconfig.${name}.json`, {
      compilerOptions: {
        ...{ target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'], jsx: 'react-jsx' },
        ...{ module, moduleResolution, strict: true, noEmit: true, types: [] },
      },
      include: ['src'],
    });
  write(
    'vite.config.js',
    "import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };\n",
  );
  write(
    'index.html',
    '<!doctype html><html lang="en"><head><title>Shop</title><link rel="icon" href="data:," /></head>' +
      '<body><script type="module" src="/src/main.tsx"></script></body></html>\n',
  );
  write('src/main.tsx', tenLines());
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

async function answers(address) {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} does not answer`);
}

/** A free ticket, which needs no provider and none of its packages. */
async function orderForNothing(page) {
  await page.getByRole('combobox').first().selectOption('0');
  await page.getByRole('combobox', { name: 'Quantity: Community Day' }).selectOption('1');
  await page.getByRole('button', { name: 'Register' }).click();
  const person = [
    [/^First name/i, 'Robin'],
    [/^Last name/i, 'Vale'],
    [/^Email/i, 'robin.vale@example.com'],
  ];
  for (const region of ['Attendees', 'Your Information'])
    for (const [name, text] of person)
      await page.getByRole('region', { name: region }).getByRole('textbox', { name }).first().fill(text);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.getByRole('button', { name: /^(Register|Order Now)/ }).click();
  await page
    .getByText(/Order \d+-\d+/)
    .first()
    .waitFor({ timeout: 20_000 });
}

/** Packages of providers are installed by who sells with them. */
function checkOptional() {
  for (const name of ['@stripe', 'socket.io-client'])
    if (existsSync(join(app, 'node_modules', name)))
      throw new Error(`${name} was installed without being asked for`);
}

/** Opens the page and answers what the browser complained about. */
async function seeTickets(address) {
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: browserArguments,
  });
  const complaints = [];
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      // The organizer's pictures are nowhere.
      const isPicture = new URL(message.location().url || address).hostname.endsWith('.example');
      if (message.type() === 'error' && !isPicture)
        complaints.push(`${message.text()} ${message.location().url}`);
    });
    await page.goto(address);
    await page.getByText('General Admission').first().waitFor({ timeout: 20_000 });
    await page.getByRole('combobox').first().selectOption('2');
    await page.getByText('$378.80').first().waitFor({ timeout: 20_000 });
    const style = await page
      .locator('.bx')
      .first()
      .evaluate((box) => getComputedStyle(box).backgroundColor);
    if (style === 'rgba(0, 0, 0, 0)') complaints.push('the stylesheet has no effect');
    await orderForNothing(page);
  } finally {
    await browser.close();
  }
  return complaints;
}

let preview;

/** What the first page of the app loads must not hold the form: yup gives itself away by its own messages. */
function checkFirstLoad() {
  const page = readFileSync(join(app, 'dist/index.html'), 'utf8');
  for (const [, file] of page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g))
    if (readFileSync(join(app, 'dist', file), 'utf8').includes('is a required field'))
      throw new Error(`${file} brings the registration form with the ticket list`);
}

/** The app as it is installed now: its types, its build, and the tickets in a browser. */
async function tryOut() {
  checkOptional();
  run(app, 'npx', 'tsc', '-p', 'tsconfig.bundler.json');
  run(app, 'npx', 'tsc', '-p', 'tsconfig.nodenext.json');
  run(app, 'npx', 'vite', 'build');
  checkFirstLoad();
  const port = await freePort();
  const vite = join(app, 'node_modules/vite/bin/vite.js');
  preview = spawn(process.execPath, [vite, 'preview', '--port', `${port}`, '--strictPort'], { cwd: app });
  const address = `http://localhost:${port}/`;
  await answers(address);
  const complaints = await seeTickets(address);
  preview.kill();
  if (complaints.length > 0) throw new Error(`The page shows tickets, but:\n${complaints.join('\n')}`);
}

const install = (...packages) =>
  run(
    app,
    ...['npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--silent'],
    ...packages,
  );
const oldestReact = ['react@18.2.0', 'react-dom@18.2.0', '@types/react@18', '@types/react-dom@18'];

try {
  run(repository, 'npm', 'pack', '--silent', '--ignore-scripts', '--pack-destination', home);
  const tarball = join(
    home,
    readdirSync(home).find((file) => file.endsWith('.tgz')),
  );
  writeApp(tarball);
  install();
  run(app, 'npx', 'msw', 'init', 'public', '--no-save');
  await tryOut();
  console.log('The ten lines of the README show the ticket list.');
  install(...oldestReact);
  await tryOut();
  console.log('And so they do on React 18.2.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  preview?.kill();
  rmSync(home, { recursive: true, force: true });
}
