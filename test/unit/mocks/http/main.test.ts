import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { createClient } from '../../../../src/client';
import { getTransaction } from '../../../../src/contract';
import { holdFree } from './holdFree';

/** In the same process, which `kill -9` then ends. */
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** `npm run backend` in a folder, at a port that is free. */
async function startIn(folder: string) {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--import', tsx, resolve('mocks/http/main.ts'), '--port', '0'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(child, 'exit');
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const [url = ''] = /http:\/\/localhost:\d+/.exec(line) ?? [];
  return {
    line,
    client: createClient({ bases: { v1: `${url}/api/v1` } }),
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

it('F85: keeps its world in a file of the folder, whatever ends it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'boxoffice-main-'));
  const first = await startIn(folder);
  expect(first.line).toContain('in .boxoffice/backend.db');
  const { token } = await holdFree(first.client, '1001');
  await first.kill();
  const second = await startIn(folder);
  const held = await second.client.call(getTransaction, { params: { eventId: '1001', token } });
  expect(held).toMatchObject({ token, status: 'keep' });
  await second.kill();
  await rm(folder, { recursive: true });
});
