import { execFile } from 'node:child_process';
import { afterEach, expect, it } from 'vitest';
import { startHttpBackend, type HttpBackend } from '../../../../mocks/http/startHttpBackend';

let backend: HttpBackend | undefined;
afterEach(() => backend?.close());

/** Runs the tool as a partner does; what it wrote, and what it ended with. */
const run = (...args: string[]) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'mocks/conformance/cli.ts', ...args],
      (error, out, problems) => {
        resolve({ code: error ? Number(error.code) : 0, text: `${out}${problems}` });
      },
    );
  });

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
