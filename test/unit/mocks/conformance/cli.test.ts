import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { startHttpBackend, type HttpBackend } from '../../../../mocks/http/startHttpBackend';
import { bundled } from '../../../bundled';
import { startRenamedBackend } from './renamed';

let backend: Pick<HttpBackend, 'url' | 'close'> | undefined;
let folder = '';
afterEach(async () => {
  await backend?.close();
  if (folder) await rm(folder, { recursive: true });
  folder = '';
});

/** Runs the tool as a partner does, in one file; what it wrote, and what it ended with. */
async function run(...args: string[]) {
  const tool = await bundled('mocks/conformance/cli.ts');
  return new Promise<{ code: number; text: string }>((resolve) => {
    execFile(process.execPath, [tool, ...args], (error, out, problems) => {
      resolve({ code: error ? Number(error.code) : 0, text: `${out}${problems}` });
    });
  });
}

it('ends with 0 where a backend is sound, and says what was not tried', async () => {
  backend = await startHttpBackend();
  const { code, text } = await run(backend.url);
  expect(text).toMatch(/^conforms +getTickets: 200$/m);
  expect(text).toMatch(/^conforms +reads refuse strangers: \d+ calls/m);
  expect(text).toMatch(/^conforms +made-up tokens open nothing/m);
  expect(text).toMatch(/^skipped +a key is good for one order: it would write$/m);
  expect(text).toMatch(/^skipped +reads refuse other accounts: .*--other-header$/m);
  expect(text.trimEnd()).toMatch(/ 0 differs, \d+ skipped$/);
  expect(code).toBe(0);
});

it('ends with 1 where a backend lets strangers in, and names the calls that do', async () => {
  backend = await startHttpBackend({ isDemo: true });
  const { code, text } = await run(backend.url);
  expect(text).toMatch(/^differs +reads refuse strangers: .*\blistOrders answered/m);
  expect(code).toBe(1);
});

it('ends with 2 for a call that the contract has not', async () => {
  expect(await run('http://127.0.0.1:9', '--only', 'getTickets,sellTickets')).toEqual({
    code: 2,
    text: expect.stringContaining('The contract has no call sellTickets.') as string,
  });
});

it('ends with 1 where a backend refuses a hold, and reports it in files', async () => {
  folder = await mkdtemp(join(tmpdir(), 'boxoffice-contract-'));
  const [fixtures, junit, json] = ['fixtures.json', 'junit.xml', 'verdicts.json'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  await writeFile(fixtures, JSON.stringify({ eventId: 'ev-42', paidTicketId: 'tt-paid' }));
  backend = await startRenamedBackend((request) =>
    /^POST .*\/transactions$/.test(request) ? 4009 : undefined,
  );
  const options = ['--write', '--only', 'holdTickets', '--fixtures', fixtures];
  const { code, text } = await run(backend.url, ...options, '--junit', junit, '--json', json);
  expect(text).toMatch(/^refused +holdTickets: 409, code 4009/m);
  expect(code).toBe(1);
  expect(await readFile(junit, 'utf8')).toContain('name="holdTickets"><failure type="refused" message="409');
  expect(JSON.parse(await readFile(json, 'utf8'))).toContainEqual(
    expect.objectContaining({ call: 'holdTickets', outcome: 'refused' }),
  );
});

it('ends with 2 for fixtures that can’t be read, and names the member', async () => {
  folder = await mkdtemp(join(tmpdir(), 'boxoffice-contract-'));
  const file = join(folder, 'fixtures.json');
  await writeFile(file, '{"eventId": 42}');
  expect(await run('http://127.0.0.1:9', '--fixtures', file)).toEqual({
    code: 2,
    text: `${file}: eventId must be a text, was 42\n`,
  });
});
