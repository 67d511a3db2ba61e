import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkTokens } from '../../../../mocks/conformance/checkTokens';
import { startHttpBackend, type HttpBackend } from '../../../../mocks/http/startHttpBackend';
import type { Client } from '../../../../src/client';
import { getConfirmation, getPersonTickets, reportShare, type Endpoint } from '../../../../src/contract';
import { answeringBy, clientOf, verdictsOf } from './runner';

let backend: HttpBackend;
beforeAll(async () => {
  backend = await startHttpBackend();
});
afterAll(() => backend.close());

const tokensOf = (stranger: Client, write = true) =>
  verdictsOf(checkTokens({ stranger, eventId: '1001', write }));
const others = 'tokens open nothing else';

it('finds nothing wrong with a sound backend, and tries its reads, its shares and its holds', async () => {
  expect(await tokensOf(clientOf(backend))).toEqual({
    'made-up tokens open nothing': 'conforms: 7 reads: refused',
    [others]: 'conforms: 19 calls: refused',
  });
});

it('names the reads that any token opens', async () => {
  const lax = answeringBy(
    clientOf(backend),
    new Map<Endpoint, () => Promise<unknown>>([
      [getPersonTickets, () => Promise.resolve({})],
      [getConfirmation, () => Promise.resolve({})],
    ]),
  );
  expect(await tokensOf(lax, false)).toEqual({
    'made-up tokens open nothing':
      'differs: getConfirmation answered a token that is made up; getPersonTickets answered a token that is made up',
    [others]: 'skipped: it would write',
  });
});

it.each([
  ['another order’s token', 1],
  ['a token one letter off', 0],
])('names what %s opens', async (kind, scope) => {
  // The tokens that reportShare is tried with, in turn: one letter off, another order’s.
  let turn = -1;
  const lax = answeringBy(
    clientOf(backend),
    new Map([[reportShare, (given, real) => ((turn += 1) === scope ? Promise.resolve(null) : real(given))]]),
  );
  expect((await tokensOf(lax))[others]).toBe(`differs: reportShare answered ${kind}`);
});
