import { Ajv2020 } from 'ajv/dist/2020';
import { afterAll, beforeAll, expect } from 'vitest';
import { setupServer } from 'msw/node';
import { createMockBackend, createMockClock, endpoints, scenarios } from '../../mocks';
import { exampleFor } from '../../mocks/conformance/checkBackend';
import { checkCall } from '../../mocks/conformance/checkCall';
import { createClient } from '../../src/client';
import * as contract from '../../src/contract';
import document from '../../src/contract/generated/openapi.json';
import { broken, type Reader } from '../../src/contract/reading';
import { mutationsOf } from '../attack/mutations';
import { eachRow } from '../eachRow';

/** `npm run attack:answers` asks for more. */
const perAnswer = Number(process.env['ANSWERS'] ?? 2_800) / 280;

const origin = 'http://backend.test';
const client = createClient({
  bases: { v1: `${origin}/api/v1`, v2: `${origin}/api/v2`, api: `${origin}/api` },
});
const server = setupServer();
let answered: Response | undefined;
server.events.on('response:mocked', ({ response }) => {
  answered = response.clone();
});
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
afterAll(() => {
  server.close();
});

/** How long a text or a list may be is asked of what is written, not of what is read. */
const limits = new Set([
  ...['minLength', 'maxLength', 'pattern', 'format', 'minItems', 'maxItems', 'uniqueItems'],
  ...['minimum', 'maximum', 'multipleOf'],
]);
const withoutLimits = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutLimits);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name, member]) => !limits.has(name) || isMember(member));
  return Object.fromEntries(members.map(([name, member]) => [name, withoutLimits(member)]));
};
/** Something is named as a limit is. */
const isMember = (value: unknown) => typeof value === 'object' && value !== null;
const ajv = new Ajv2020({ strict: false });
ajv.addSchema({ $id: 'doc', components: withoutLimits(document.components) });

// Written by hand and tested in test/unit/src/contract/organizer/buyerAnswers.test.ts.
const buyers = new Set<contract.Endpoint>([
  ...[contract.getTickets, contract.getWidgetBootstrap, contract.holdTickets, contract.getPersonTickets],
  ...[contract.getConfirmation, contract.getPostRegistration, contract.getSocialShareSettings],
  ...[contract.getInvoiceData, contract.extendTransaction, contract.saveOrder, contract.getSaveOutcome],
  ...[contract.requestPayPalPayment, contract.requestZoozToken, contract.getBitcoinSource],
  contract.uploadFormFile,
  ...[contract.createOrderLink, contract.openOrderLink],
]);
/** Any text: one with `V2` in it is the second version, whatever else it says (000 §7). */
const versions = new Set<contract.Endpoint>([contract.getAgendaVersion, contract.getRegistrationVersion]);
const calls = [...endpoints].flatMap(([endpoint, name]) =>
  endpoint.reads && !endpoint.answers && !buyers.has(endpoint) && !versions.has(endpoint)
    ? [{ name, endpoint, reads: endpoint.reads }]
    : [],
);

function readBy(reads: Reader, answer: unknown) {
  const paths: string[] = [];
  return { read: reads(answer, '', (path) => paths.push(path)), paths };
}

/** FAULTS F74: what an organizer reads is whole, or refused with the name of what is wrong. */
eachRow(calls)('$name is read member by member', async ({ name, endpoint, reads }) => {
  server.resetHandlers(
    ...createMockBackend({ clock: createMockClock({ at: scenarios.conference.now }) }).handlers,
  );
  const example = exampleFor(name);
  if (!example) throw new Error(`no examples.ts in mocks/areas has ${name}`);
  await checkCall(name, endpoint, example, { client, write: true });
  const answer: unknown = await answered?.json();
  expect(readBy(reads, answer)).toEqual({ read: answer, paths: [] });
  const isPromised =
    ajv.getSchema(`doc#/components/schemas/${name}.response`) ??
    expect.fail(`openapi.json has no schema of ${name}`);
  const wrong = mutationsOf(answer, perAnswer, 20).flatMap((mutation) => {
    const { read, paths } = readBy(reads, mutation.answer);
    if (read === broken) return paths.length > 0 ? [] : [`${mutation.change}: refused without a word`];
    return isPromised(read) ? [] : [`${mutation.change}: ${ajv.errorsText(isPromised.errors)}`];
  });
  expect(wrong).toEqual([]);
});
