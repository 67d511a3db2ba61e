import { afterAll, beforeAll, describe, expect } from 'vitest';
import { createMockBackend, createMockClock, endpoints, scenarios, type EndpointName } from '../../../mocks';
import { exampleFor } from '../../../mocks/conformance/checkBackend';
import { prepare } from '../../../mocks/conformance/prepare';
import { outcomeOf } from '../../../mocks/conformance/verdictOf';
import type { ExampleInput } from '../../../mocks/areas/example';
import { createMockServer } from '../../../mocks/node';
import { ApiError, createClient } from '../../../src/client';
import { beginActing, createWebLoginToken, type Endpoint } from '../../../src/contract';
import { eachRow } from '../../eachRow';

const origin = 'http://backend.test';
const bases = { v1: `${origin}/api/v1`, v2: `${origin}/api/v2`, api: `${origin}/api` };
const client = createClient({ bases });
const backend = createMockBackend({ clock: createMockClock({ at: scenarios.conference.now }) });
const server = createMockServer(backend);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const credentials = {
  maren: { user: 'maren@northlight.example', password: 'maren on the pier' },
  /** Their account is another, which has no events. */
  sol: { user: 'sol@tidewater.example', password: 'sol on the pier' },
};
type Somebody = keyof typeof credentials | 'nobody' | 'support' | 'acting';

async function become(somebody: Somebody): Promise<void> {
  if (somebody === 'nobody') backend.db.session = 'none';
  else if (somebody === 'support') backend.db.session = 'support';
  else if (somebody === 'acting') {
    backend.db.session = 'support';
    await client.call(beginActing, { params: { accountId: '77' }, body: { reason: 'A refund' } });
  } else await client.call(createWebLoginToken, { body: credentials[somebody] });
}

/** Every call that such callers make. */
const callsOf = (...callers: Endpoint['auth'][]) =>
  [...endpoints].flatMap(([endpoint, name]) => (callers.includes(endpoint.auth) ? [{ name, endpoint }] : []));

/** The call’s example in a new world, prepared by somebody who may call it. */
async function inputOf(name: EndpointName, endpoint: Endpoint): Promise<ExampleInput> {
  await backend.reset(scenarios.conference);
  await become(endpoint.auth === 'account' ? 'maren' : 'support');
  const example = exampleFor(name) ?? expect.fail(`no examples.ts in mocks/areas has ${name}`);
  return prepare(name, endpoint, example, { client, write: true });
}

const answerTo = async (endpoint: Endpoint, input: ExampleInput): Promise<string> => {
  const answer = await outcomeOf(() => client.call(endpoint, input));
  return answer instanceof ApiError ? `${answer.status} ${answer.code}` : 'answered';
};

async function answerOf(somebody: Somebody, endpoint: Endpoint, input: ExampleInput): Promise<string> {
  await become(somebody);
  return answerTo(endpoint, input);
}

/** About whoever calls: everybody has their own. */
const ofTheCaller = new Set<EndpointName>([
  'getOwnAccount',
  'getSignedInPerson',
  'listOwnAccounts',
  'saveServiceToken',
  'updateSignedInPerson',
  'uploadPicture',
  'verifyCertificate',
]);
/** The example is of a refund, which is for support alone, while they act as the account. */
const refunds = new Set<EndpointName>(['checkOrderJob']);

describe('a call of an organizer', () => {
  eachRow(callsOf('account'))('$name needs the session of its account', async ({ name, endpoint }) => {
    const input = await inputOf(name, endpoint);
    expect(await answerOf('nobody', endpoint, input)).toBe('401 4001');
    if (!ofTheCaller.has(name)) expect(await answerOf('sol', endpoint, input)).toMatch(/^404 /);
    expect(await answerOf(refunds.has(name) ? 'acting' : 'maren', endpoint, input)).toBe('answered');
  });

  const ofThings = callsOf('account').filter(({ endpoint }) => /:accountId\/.*:\w+/.test(endpoint.path));
  eachRow(ofThings)('$name finds nothing of another account', async ({ name, endpoint }) => {
    const input = await inputOf(name, endpoint);
    const params = { ...input.params, accountId: '112' };
    expect(await answerOf('sol', endpoint, { ...input, params })).toMatch(/^404 /);
  });
});

describe('a call of the support staff', () => {
  eachRow(callsOf('support'))('$name needs their role', async ({ name, endpoint }) => {
    const input = await inputOf(name, endpoint);
    expect(await answerOf('nobody', endpoint, input)).toBe('401 4001');
    expect(await answerOf('maren', endpoint, input)).toBe('403 4003');
    expect(await answerOf('support', endpoint, input)).toBe('answered');
  });
});

describe('a call of a guest', () => {
  eachRow(callsOf('guest'))('$name needs the token that was given', async ({ name, endpoint }) => {
    const { authorization = '', ...input } = await inputOf(name, endpoint);
    await become('nobody');
    expect(await answerTo(endpoint, input)).toMatch(/^401 /);
    const wrong = authorization.replace(/\w(\W*)$/, '0$1');
    expect(await answerTo(endpoint, { ...input, authorization: wrong })).toMatch(/^40[134] /);
    expect(await answerTo(endpoint, { ...input, authorization })).toBe('answered');
  });
});
