import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Where a server stores its world; `{}` is in memory. */
export type Store = { file: string } | { databaseUrl: string } | Record<string, never>;

export interface ServerOptions {
  store: Store;
  /** Of the free ticket; `null` is unlimited. */
  stock: number | null;
  /** Default: conference. */
  scenario?: 'conference' | 'largeEvent';
  /** Whether writers wait for each other. Default: true. */
  isGuarded?: boolean;
}

interface ServerProcess {
  readonly url: string;
  /** `kill -9`: it has no time to write anything. */
  kill: () => Promise<void>;
}

let built: Promise<string> | undefined;

/** One file, so that a process starts in a moment. */
async function buildServer(): Promise<string> {
  const outfile = fileURLToPath(
    new URL(`../../node_modules/.cache/attack-${process.pid}/server.mjs`, import.meta.url),
  );
  process.once('exit', () => rmSync(dirname(outfile), { recursive: true, force: true }));
  await build({
    entryPoints: [fileURLToPath(new URL('server.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  return outfile;
}

/** A backend in a process of its own. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const server = await (built ??= buildServer());
  const child = spawn(process.execPath, [server, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const url = await Promise.race([
    once(lines, 'line').then(([line]) => String(line)),
    exited.then(() => {
      throw new Error(`The backend did not start: ${errors}`);
    }),
  ]);
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
