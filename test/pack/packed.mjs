// What tests of the published package share: its tarball, somebody else's folder to install it in, and a browser.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { browserArguments } from '../../scripts/browser-arguments.mjs';

export const repository = fileURLToPath(new URL('../..', import.meta.url));
const windows = process.platform === 'win32';

/** A new folder outside the repository, so that nothing of it is found by accident. */
export const newHome = (name) => mkdtempSync(join(tmpdir(), `boxoffice-${name}-`));

export function run(folder, command, ...args) {
  console.log(`$ ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, { cwd: folder, stdio: 'inherit', shell: windows });
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}

export const install = (folder, ...packages) =>
  run(
    folder,
    ...['npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--silent'],
    ...packages,
  );

/** Our own versions, so that a test depends on the package and not on the day. */
export function versions(...names) {
  const { devDependencies } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  return Object.fromEntries(names.map((name) => [name, devDependencies[name]]));
}

/** The first block of a document of that language that begins so: what a reader copies. */
export function blockOf(document, language, start = '') {
  const blocks = readFileSync(join(repository, document), 'utf8').matchAll(/```(\w+)\n([\s\S]*?)```/g);
  const block = [...blocks].find(([, of, code]) => of === language && code.startsWith(start));
  if (!block) throw new Error(`${document} has no block of ${language} that begins with ${start}`);
  return block[2];
}

export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Starts a server and waits until it answers; `stop` ends it. */
export async function serve(folder, script, args, { address, env = {} }) {
  const server = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 300; tries += 1) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return { stop: () => server.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error(`${address} does not answer`);
}

export function launchBrowser(...more) {
  const executablePath = process.env.CHROMIUM_PATH;
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...browserArguments, ...more],
  });
}

/** Hears what the browser complains about in a page. */
export function complaintsOf(page) {
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const { url } = message.location();
    // The organizer's pictures are nowhere.
    const isPicture = url && new URL(url).hostname.endsWith('.example');
    if (message.type() === 'error' && !isPicture) complaints.push(`${message.text()} ${url}`);
  });
  return complaints;
}

/** Quantities are read-only while prices are on their way, as a choice just before makes them. */
export async function choose(quantity, value) {
  for (let tries = 0; tries < 100; tries += 1) {
    await quantity.selectOption(value);
    if ((await quantity.inputValue()) === value) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${value} can't be chosen`);
}

const person = [
  [/^First name/i, 'Robin'],
  [/^Last name/i, 'Vale'],
  [/^Email/i, 'robin.vale@example.com'],
];

/** Attendee, buyer and terms. */
export async function fillIn(page) {
  for (const region of ['Attendees', 'Your Information'])
    for (const [name, text] of person)
      await page.getByRole('region', { name: region }).getByRole('textbox', { name }).first().fill(text);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
}

/** Where the bill goes. */
export async function bill(page) {
  await page.getByRole('combobox', { name: /Country/ }).click();
  await page.getByRole('option', { name: 'Canada' }).click();
  for (const [name, text] of [
    [/^Address/, '48 Wharf Street'],
    [/^City/, 'Toronto'],
    [/^Zip/, '02110'],
  ])
    await page.getByRole('textbox', { name }).fill(text);
}

/** Sends the form; answers once its order is there. */
export async function send(page) {
  await page.getByRole('button', { name: /^(Register|Order Now)/ }).click();
  await page
    .getByText(/Order \d+-\d+/)
    .first()
    .waitFor({ timeout: 20_000 });
}

/** A free ticket, which needs no provider and none of its packages. `andMore`: what the page asks as well, before the form or in it. */
export async function orderForNothing(page, andMore) {
  const first = page.getByRole('combobox').first();
  await first.waitFor({ timeout: 30_000 });
  await choose(first, '0');
  await choose(page.getByRole('combobox', { name: 'Quantity: Community Day' }), '1');
  await page.getByRole('button', { name: 'Register' }).click();
  await andMore?.();
  await fillIn(page);
  await send(page);
}

/** A paid ticket, by a test card of the fake that stands in for Stripe. */
export async function orderByCard(page) {
  const first = page.getByRole('combobox').first();
  await first.waitFor({ timeout: 30_000 });
  await choose(first, '1');
  await page.getByRole('button', { name: 'Order Now' }).click();
  await fillIn(page);
  await bill(page);
  for (const [name, text] of [
    [/Full name/, 'Robin Vale'],
    [/card number/i, '4242424242424242'],
    [/expir/i, '12/34'],
    [/cvc/i, '123'],
  ])
    await page.getByRole('textbox', { name }).pressSequentially(text);
  await send(page);
}
