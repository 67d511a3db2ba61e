import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';

/** Stand in the built files for the addresses of a worker, which are put in later. */
const placeholders = { backend: 'http://backend.e2e.invalid', partner: 'http://partner.e2e.invalid' };

/** The origins that may have the page of a worker in a frame. */
export const parentsOf = (partner: string) => `https://festival.example,${partner}`;

/** Builds the host app for a backend over HTTP into `folder`, for browsers and for the server. */
export async function buildHost(folder: string): Promise<void> {
  const build = [
    'build',
    'host-app',
    '--logLevel',
    'error',
    '--sourcemap',
    'false',
    '--emptyOutDir',
    '--outDir',
  ];
  const env = {
    VITE_BACKEND_URL: placeholders.backend,
    VITE_PARENT_ORIGINS: parentsOf(placeholders.partner),
    VITE_GUARD_CLICKS: 'true',
  };
  await Promise.all([
    runVite([...build, join(folder, 'client')], env),
    runVite([...build, join(folder, 'server'), '--ssr', 'src/server.tsx'], env),
  ]);
}

function runVite(args: readonly string[], env: Record<string, string>): Promise<void> {
  const vite = resolve('node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code) => (code === 0 ? done() : fail(new Error(`vite ${args.join(' ')} failed`))));
  });
}

/** Copies the build for one worker, with its addresses in it. */
export function copyBuild(from: string, to: string, addresses: { backend: string; partner: string }): void {
  cpSync(from, to, { recursive: true });
  const files = readdirSync(to, { recursive: true, encoding: 'utf8' })
    .filter((name) => ['.js', '.json', '.html'].includes(extname(name)))
    .map((name) => join(to, name));
  let replaced = new Map(
    Object.entries(placeholders).map(([name, address]) => [
      address,
      addresses[name as keyof typeof placeholders],
    ]),
  );
  // A file that changes has another hash, which stands in files that load it, and these change too.
  while (replaced.size > 0) replaced = replaceIn(files, replaced);
}

/** Answers the hashes of the changed files: before and after. */
function replaceIn(files: readonly string[], values: ReadonlyMap<string, string>): Map<string, string> {
  const hashes = new Map<string, string>();
  for (const file of files) {
    const before = readFileSync(file, 'utf8');
    const after = [...values].reduce((text, [old, next]) => text.replaceAll(old, next), before);
    if (after === before) continue;
    writeFileSync(file, after);
    hashes.set(integrityOf(before), integrityOf(after));
  }
  return hashes;
}

const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
