import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  checkAuthorization,
  type AuthorizationOptions,
} from '../../../../mocks/conformance/checkAuthorization';
import { signedIn } from '../../../../mocks/conformance/signedIn';
import { startHttpBackend, type HttpBackend } from '../../../../mocks/http/startHttpBackend';
import { type Client } from '../../../../src/client';
import { createWebLoginToken, getOwnAccount } from '../../../../src/contract';
import { answeringBy, clientOf, verdictsOf } from './runner';

let backend: HttpBackend;
let open: HttpBackend;
let owner: Client;
let other: Client;

async function personOf(user: string, password: string) {
  const client = signedIn(clientOf(backend), {});
  await client.call(createWebLoginToken, { body: { user, password } });
  return client;
}

beforeAll(async () => {
  backend = await startHttpBackend();
  open = await startHttpBackend({ isDemo: true });
  owner = await personOf('maren@northlight.example', 'maren on the pier');
  other = await personOf('sol@tidewater.example', 'sol on the pier');
});
afterAll(() => Promise.all([backend.close(), open.close()]));

const authorizationOf = (options: Partial<AuthorizationOptions>) =>
  verdictsOf(checkAuthorization({ stranger: clientOf(backend), eventId: '1001', write: true, ...options }));
const conforms = expect.stringMatching(/^conforms: \d\d+ calls/) as string;

it('finds nothing wrong with a sound backend', async () => {
  expect(await authorizationOf({ other })).toEqual({
    'reads refuse strangers': conforms,
    'reads refuse other accounts': conforms,
    'writes refuse strangers': conforms,
    'writes refuse other accounts': conforms,
  });
});

it('names the calls that answer strangers', async () => {
  const found = await authorizationOf({ stranger: clientOf(open) });
  expect(found['reads refuse strangers']).toMatch(/^differs: .*\blistOrders answered/);
  expect(found['writes refuse strangers']).toMatch(/^differs: .* answered/);
});

it('names the calls that answer another account', async () => {
  const nosy = answeringBy(owner, new Map([[getOwnAccount, () => other.call(getOwnAccount, {})]]));
  const found = await authorizationOf({ other: nosy, write: false });
  expect(found['reads refuse other accounts']).toMatch(/^differs: .*\blistOrders answered/);
  expect(found['reads refuse strangers']).toEqual(conforms);
});

it.each([
  ['is not given', () => undefined, 'it needs the session of another account: --other-header'],
  ['is nobody’s', () => clientOf(backend), 'the other session has no account: 401 with code 4001'],
  ['is of the same account', () => owner, 'the other session is of the same account'],
])('tries nothing with another session that %s', async (_, session, because) => {
  const found = await authorizationOf({ other: session(), write: false });
  expect(found['reads refuse other accounts']).toBe(`skipped: ${because}`);
});
