import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMockBackend, createMockClock, endpoints, scenarios, type EndpointName } from '../../../mocks';
import { exampleFor } from '../../../mocks/conformance/checkBackend';
import { prepare } from '../../../mocks/conformance/prepare';
import { outcomeOf } from '../../../mocks/conformance/verdictOf';
import { signIn } from '../../../mocks/areas/account/rules/people';
import type { ExampleInput } from '../../../mocks/areas/example';
import { createMockServer } from '../../../mocks/node';
import { ApiError, createClient } from '../../../src/client';
import { beginActing, createAccessToken, createPerson, type Endpoint } from '../../../src/contract';
import { isRecord } from '../../../src/contract/shape';
import { eachRow } from '../../eachRow';

const origin = 'http://backend.test';
const bases = { v1: `${origin}/api/v1`, v2: `${origin}/api/v2`, api: `${origin}/api` };
const client = createClient({ bases });
const backend = createMockBackend({ clock: createMockClock({ at: scenarios.conference.now }) });
const server = createMockServer(backend);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

/** Sol's account is another, which has no events. */
type Somebody = 'maren' | 'sol' | 'nobody' | 'support' | 'acting';

async function become(somebody: Somebody): Promise<void> {
  const { db } = backend;
  if (somebody === 'maren' || somebody === 'sol') {
    const person = db.rows('people', '').get(`person-${somebody}`);
    signIn(db, person);
  } else if (somebody === 'acting') {
    db.session = 'support';
    await client.call(beginActing, { params: { accountId: '77' }, body: { reason: 'A refund' } });
  } else db.session = somebody === 'nobody' ? 'none' : 'support';
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

const namesAccount = ({ path }: Endpoint) => /:accountId|^\/(mobileApp|looker|paymentProcessor)/.test(path);
/** Something of the account beside it: in the path, or in what the example sends. */
function namesThing(name: EndpointName, { path }: Endpoint): boolean {
  const example = exampleFor(name);
  const sent = typeof example === 'function' ? {} : { query: example?.query, body: example?.body };
  return (
    /:accountId\/.*:\w+|^\/mobileApp|^\/looker/.test(path) ||
    /"(id":[1-9]|eventIds?":)/.test(JSON.stringify(sent))
  );
}
/** It leaves out the events that are not the account’s. */
const filtered = new Set<EndpointName>(['listLoginSettings']);
/** The id in their address is that of a new one. */
const ofNewIds = new Set<EndpointName>(['createAgendaSession', 'createAgendaSpeaker']);
const asSol = <T extends object>(given: T | undefined) =>
  given && ('accountId' in given ? { ...given, accountId: '112' } : given);

describe('a call of an organizer', () => {
  eachRow(callsOf('account'))('$name needs the session of its account', async ({ name, endpoint }) => {
    const input = await inputOf(name, endpoint);
    expect(await answerOf('nobody', endpoint, input)).toBe('401 4001');
    expect(await answerOf('sol', endpoint, input)).toMatch(ofTheCaller.has(name) ? /^answered$/ : /^404 /);
    // What they changed of their own may be taken.
    if (ofTheCaller.has(name)) await inputOf(name, endpoint);
    expect(await answerOf(refunds.has(name) ? 'acting' : 'maren', endpoint, input)).toBe('answered');
  });

  const ofThings = callsOf('account').filter(
    ({ name, endpoint }) => namesAccount(endpoint) && namesThing(name, endpoint) && !filtered.has(name),
  );
  eachRow(ofThings)('$name finds nothing of another account', async ({ name, endpoint }) => {
    const { params, query, body, ...input } = await inputOf(name, endpoint);
    const own = {
      ...input,
      params: asSol(params),
      query: asSol(query),
      body: isRecord(body) ? asSol(body) : body,
    } as ExampleInput;
    expect(await answerOf('sol', endpoint, own)).toMatch(/^404 /);
  });

  const ofEvents = callsOf('account').filter(
    ({ name, endpoint }) => /:eventId\/.*:\w+/.test(endpoint.path) && !ofNewIds.has(name),
  );
  eachRow(ofEvents)('$name finds nothing of another account’s event', async ({ name, endpoint }) => {
    const input = await inputOf(name, endpoint);
    backend.db
      .rows('events', '112')
      .add({ ...backend.db.rows('events', '77').get('1001'), id: '2400', 'account-id': '112' });
    const params = { ...asSol(input.params), eventId: '2400' };
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

describe('a call of whoever signs in through another service', () => {
  const authorization = 'Provider provider="facebook", memberId="nobody-of-theirs"';

  it('createAccessToken needs the header of a person who is known', async () => {
    await become('nobody');
    expect(await answerTo(createAccessToken, {})).toBe('401 4001');
    expect(await answerTo(createAccessToken, { authorization })).toBe('401 4001');
    expect(await answerTo(createAccessToken, await inputOf('createAccessToken', createAccessToken))).toBe(
      'answered',
    );
  });

  it('createPerson needs a header that is one', async () => {
    const { authorization: right, ...input } = await inputOf('createPerson', createPerson);
    await become('nobody');
    expect(await answerTo(createPerson, { ...input, authorization: 'Provider facebook' })).toBe('401 4001');
    expect(await answerTo(createPerson, { ...input, ...(right && { authorization: right }) })).toBe(
      'answered',
    );
  });

  it('is one of these', () => {
    expect(callsOf('provider').map(({ name }) => name)).toEqual(['createAccessToken', 'createPerson']);
  });
});

/** What answers everybody, and why it may: a call that is forgotten here, or that forgets who may call, is noticed. */
const open: Record<string, EndpointName[]> = {
  'it begins or ends a session, by a password or a token': [
    'createWebLoginToken',
    'deleteAccessToken',
    'dropTransferredToken',
    'getWebLogin',
    'pickTransferredToken',
    'requestPasswordReset',
    'resetPassword',
  ],
  'it needs a token that buyers are given (tried by `checkTokens`)': [
    'createOrderLink',
    'extendTransaction',
    'getBitcoinSource',
    'getConfirmation',
    'getPersonTickets',
    'getSaveOutcome',
    'getTransaction',
    'holdSwap',
    'openOrderLink',
    'releaseTransaction',
    'requestPayPalPayment',
    'requestZoozToken',
    'saveFormData',
    'saveOrder',
    'setPayByInvoice',
    'transferTicket',
    'uploadFormFile',
  ],
  'it is what visitors of the event see and send': [
    'askChatbot',
    'findMyOrder',
    'getAccountInvoiceData',
    'getAgendaVersion',
    'getCookieConsentScript',
    'getCustomCode',
    'getCustomHtml',
    'getFileMetadata',
    'getInvoiceData',
    'getPostRegistration',
    'getRegistrationVersion',
    'getSocialShareSettings',
    'getTickets',
    'getWeather',
    'getWebsiteCss',
    'getWidgetBootstrap',
    'holdTickets',
    'joinWaitlist',
    'listCountries',
    'sendHotLead',
  ],
};

it('what answers everybody is known', () => {
  const names = callsOf(undefined).map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.values(open).flat().toSorted());
});
