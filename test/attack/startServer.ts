import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { bundled } from '../bundled';

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

/** A backend in a process of its own. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const server = await bundled(fileURLToPath(new URL('server.ts', import.meta.url)));
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
