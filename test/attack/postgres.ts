import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface Postgres {
  readonly url: string;
  stop: () => Promise<void>;
}

/** PostgreSQL refuses to run as root. */
const nobody = 65534;

/** A PostgreSQL of its own in a temporary folder, by the programs of this machine; `undefined` when it has none. */
export async function startPostgres(): Promise<Postgres | undefined> {
  const programs = await findPrograms();
  if (!programs) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'boxoffice-postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(folder, nobody, nobody);
  const user = isRoot ? { uid: nobody, gid: nobody } : {};
  const options = { ...user, cwd: folder, env: { ...process.env, HOME: folder } };
  const data = join(folder, 'data');
  await run(join(programs, 'initdb'), ['-D', data, '-U', 'boxoffice', '-A', 'trust', '-E', 'UTF8'], options);
  const port = await freePort();
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', `${port}`, '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (text: Buffer) => {
      log += text.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
  return {
    url: `postgres://boxoffice@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const exited = once(server, 'exit');
      server.kill('SIGINT');
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}

/** Debian's own folder before the path: there `initdb` finds what it needs beside it. */
async function findPrograms(): Promise<string | undefined> {
  const debian = '/usr/lib/postgresql';
  const versions = await readdir(debian).catch(() => []);
  const folders = [
    ...versions
      .sort()
      .reverse()
      .map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  for (const folder of folders)
    if (await run(join(folder, 'initdb'), ['--version']).catch(() => undefined)) return folder;
  return undefined;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
