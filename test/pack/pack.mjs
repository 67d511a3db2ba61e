// The README's first lines in somebody else's project: pack, install into a new Vite + React app outside the repository,
// type-check, build, serve, and order a free and a paid ticket in a browser. Needs `npm run build` to have run.
// node test/pack/pack.mjs [--react=18.2.0]
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  blockOf,
  complaintsOf,
  freePort,
  install,
  launchBrowser,
  newHome,
  orderByCard,
  orderForNothing,
  repository,
  run,
  serve,
  versions,
} from './packed.mjs';
import { checkBundles } from './bundles.mjs';
import { checkTailwind, tailwindPackage } from './tailwind.mjs';
import { checkWarnings } from './warnings.mjs';
import { entries } from '../../scripts/entries.mjs';
import { currentTarball } from '../../scripts/tarball.mjs';

const home = newHome('pack');
const app = join(home, 'app');
const vite = join(app, 'node_modules/vite/bin/vite.js');
/** What serves the page that is looked at. */
let server;

/** What the first page must not load, and what it is known by: yup's own message, and a ticket of the mock backend's world. */
const later = { 'the registration form': 'is a required field', 'the mock backend': 'General Admission' };

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
        target: 'es2022',
        lib: ['es2020', 'dom', 'dom.iterable'],
        jsx: 'react-jsx',
        module,
        moduleResolution,
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        types: [],
      },
      include: ['src'],
    });
  write(
    'vite.config.js',
    "import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };\n",
  );
  write(
    'index.html',
    '<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Shop</title><link rel="icon" href="data:," /></head>' +
      '<body><script type="module" src="/src/main.tsx"></script></body></html>\n',
  );
  // Without a plugin for React: ours is of another Vite.
  write(
    'vite6.config.js',
    "export default { esbuild: { jsx: 'automatic' }, build: { outDir: 'dist-vite6' } };\n",
  );
  write('src/main.tsx', blockOf('README.md', 'tsx'));
  // Its declarations are checked as well, with or without the optional packages.
  write(
    'src/everything.ts',
    entries
      .map(({ name, specifier }) => `export * as ${name.replaceAll('-', '_')} from '${specifier}';\n`)
      .join(''),
  );
}

/** Packages of providers are installed by who sells with them, and those of the organizer's screens by who mounts these. */
function checkOptional() {
  for (const name of [
    '@stripe',
    'socket.io-client',
    '@tiptap',
    '@zxing',
    'react-easy-crop',
    'recharts',
    'tus-js-client',
    'write-excel-file',
  ])
    if (existsSync(join(app, 'node_modules', name)))
      throw new Error(`${name} was installed without being asked for`);
}

/** Every entry is imported, and a payment without a package of its own is bundled, where none of the optional packages is installed. */
async function checkImports() {
  const specifiers = entries.map(({ specifier }) => specifier);
  writeFileSync(
    join(app, 'entries.mjs'),
    `for (const specifier of ${JSON.stringify(specifiers)}) await import(specifier);\n`,
  );
  run(app, process.execPath, 'entries.mjs');
  writeFileSync(
    join(app, 'payment.js'),
    "import { payPalPaymentOption } from 'boxoffice/payments';\ndocument.title = typeof payPalPaymentOption;\n",
  );
  const esbuild = join(repository, 'node_modules/.bin/esbuild');
  run(app, esbuild, ...['payment.js', '--bundle', '--format=esm', '--splitting', '--outdir=bundled']);
  writeFileSync(
    join(app, 'payment.html'),
    '<!doctype html><link rel="icon" href="data:," /><script type="module" src="/payment.js"></script>\n',
  );
  run(app, process.execPath, vite, 'build', '--outDir=dist-payment');
  await seePayment();
}

/** Vite's dev server looks for every package that anything imports, and shows nothing where one is missing. */
async function seePayment() {
  const port = await freePort();
  const address = `http://localhost:${port}/payment.html`;
  server = await serve(app, vite, ['--port', `${port}`, '--strictPort'], { address });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const complaints = complaintsOf(page);
    await page.goto(address);
    await page.waitForFunction(() => document.title === 'function', null, { timeout: 30_000 });
    if (complaints.length > 0) throw new Error(`PayPal without Stripe:\n${complaints.join('\n')}`);
  } finally {
    await browser.close();
    server.stop();
  }
}

/** Opens the page and answers what the browser complained about. */
async function seeTickets(address) {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const complaints = complaintsOf(page);
    await checkTailwind(app, browser);
    await page.goto(address);
    await page.getByText('General Admission').first().waitFor({ timeout: 20_000 });
    await page.getByRole('combobox').first().selectOption('2');
    await page.getByText('$378.80').first().waitFor({ timeout: 20_000 });
    const style = await page
      .locator('.bx')
      .first()
      .evaluate((box) => getComputedStyle(box).backgroundColor);
    if (style === 'rgba(0, 0, 0, 0)') complaints.push('the stylesheet has no effect');
    if (!(await winsOver(page))) complaints.push('a later layer of the host does not win over ours');
    await orderForNothing(page);
    await page.goto(address);
    await orderByCard(page);
    return complaints;
  } finally {
    await browser.close();
  }
}

/** A utility of the host in a later layer, as Tailwind has it, and a rule without weight or layer. */
async function winsOver(page) {
  const own = await page.addStyleTag({
    content: '@layer utilities { .bx { color: rgb(1, 2, 3) } } :where(.bx) { text-transform: uppercase }',
  });
  const root = page.locator('.bx').first();
  const { color, textTransform } = await root.evaluate((box) => {
    const style = getComputedStyle(box);
    return { color: style.color, textTransform: style.textTransform };
  });
  await own.evaluate((element) => element.remove());
  return color === 'rgb(1, 2, 3)' && textTransform === 'uppercase';
}

function checkFirstLoad() {
  const page = readFileSync(join(app, 'dist/index.html'), 'utf8');
  for (const [, file] of page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)) {
    const script = readFileSync(join(app, 'dist', file), 'utf8');
    for (const [what, sign] of Object.entries(later))
      if (script.includes(sign)) throw new Error(`${file} brings ${what} with the ticket list`);
  }
}

/** Vite 6 builds for older browsers than Vite 8 unless told otherwise, and stops at what these don't know. */
const vite6 = 'vite-6@npm:vite@6.4.6';
const buildByVite6 = () =>
  run(app, process.execPath, 'node_modules/vite-6/bin/vite.js', 'build', '--config=vite6.config.js');

/** The checker that new projects begin with, beside the one that the package is built with. */
const typeScript7 = 'typescript-7@npm:typescript@7.0.2';

/** The app as it is installed now: its types, its build, and the tickets in a browser. */
async function tryOut() {
  run(app, process.execPath, 'node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.nodenext.json');
  run(app, process.execPath, vite, 'build');
  checkFirstLoad();
  buildByVite6();
  const port = await freePort();
  const address = `http://localhost:${port}/`;
  server = await serve(app, vite, ['preview', '--port', `${port}`, '--strictPort'], { address });
  const complaints = await seeTickets(address);
  server.stop();
  if (complaints.length > 0) throw new Error(`The page shows tickets, but:\n${complaints.join('\n')}`);
}

const named = (...names) => Object.entries(versions(...names)).map(([name, version]) => `${name}@${version}`);

const { react } = parseArgs({ options: { react: { type: 'string' } } }).values;

try {
  writeApp(currentTarball());
  install(app);
  run(app, 'npx', 'msw', 'init', 'public', '--no-save');
  if (react) {
    const [major] = react.split('.');
    const types = ['@types/react', '@types/react-dom'].map((name) => `${name}@${major}`);
    install(app, `react@${react}`, `react-dom@${react}`, ...types);
  }
  checkOptional();
  run(app, 'npx', 'tsc', '-p', 'tsconfig.bundler.json');
  await checkImports();
  await checkBundles(app, later);
  await checkWarnings(app);
  // What the README's lines need beside the package, and only they; and what else they are tried with.
  install(app, ...named('@stripe/stripe-js', '@stripe/react-stripe-js'), vite6, typeScript7, tailwindPackage);
  await tryOut();
  console.log(`The README's first lines sell a free and a paid ticket${react ? ` on React ${react}` : ''}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  server?.stop();
  rmSync(home, { recursive: true, force: true });
}
