import { afterAll, beforeAll, expect, vi } from 'vitest';
import { setupServer } from 'msw/node';
import { createMockBackend, createMockClock, endpoints, scenarios } from '../../mocks';
import { exampleFor } from '../../mocks/conformance/checkBackend';
import { checkCall } from '../../mocks/conformance/checkCall';
import { schemaErrors } from '../../mocks/conformance/schemas';
import document from '../../src/contract/generated/openapi.json';
import { createClient, type Transport } from '../../src/client';
import { isRecord } from '../../src/contract/shape';
import { eachRow } from '../eachRow';

const origin = 'http://backend.test';
const bases = { v1: `${origin}/api/v1`, v2: `${origin}/api/v2`, api: `${origin}/api` };
const client = createClient({ bases });
const server = setupServer();
const calls = [...endpoints].map(([endpoint, name]) => ({ name, endpoint }));
interface Shape {
  $ref?: string;
  required?: string[];
}
const schemas = document.components.schemas as Record<string, Shape | undefined>;
const needsMembers = (schema: Shape | undefined): boolean =>
  schema?.$ref
    ? needsMembers(schemas[schema.$ref.replace('#/components/schemas/', '')])
    : (schema?.required ?? []).length > 0;

/** Each call meets a world nobody has touched. */
function freshBackend(): void {
  const clock = createMockClock({ at: scenarios.conference.now });
  server.resetHandlers(...createMockBackend({ clock }).handlers);
}

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
afterAll(() => {
  server.close();
});

const request = async (url: string, init: RequestInit) => {
  const response = await fetch(url, init);
  const body: unknown = await response.json();
  expect(schemaErrors('Failure', body)).toEqual([]);
  return { status: response.status, body: isRecord(body) ? body : {} };
};

const fill = (path: string, value: (name: string) => string) =>
  path.replace(/:(\w+)/g, (_, name: string) => value(name));
const headers = {
  'X-Requested-With': 'boxoffice',
  'Content-Type': 'application/json',
  'Idempotency-Key': 'k',
};

const withIds = calls.filter(({ endpoint }) => endpoint.path.includes(':'));
// A call that is told from its neighbour by the value of a member is the neighbour without it.
const withMembers = calls.filter(
  ({ name, endpoint }) =>
    needsMembers(schemas[`${name}.request`]) && !endpoint.sends && endpoint.when?.value === undefined,
);

const bodyOf = (name: string, method: string): RequestInit =>
  method === 'GET' || !schemas[`${name}.request`] ? {} : { body: '{}' };

eachRow(calls)('$name answers its example as the contract promises', async ({ name, endpoint }) => {
  freshBackend();
  const example = exampleFor(name);
  if (!example) throw new Error(`no examples.ts in mocks/areas has ${name}`);
  const verdict = await checkCall(name, endpoint, example, { client, write: true });
  expect(verdict).toMatchObject({ outcome: 'conforms' });
});

eachRow(withIds)('$name says 404 with a code for unknown ids', async ({ name, endpoint }) => {
  freshBackend();
  const url = bases[endpoint.base] + fill(endpoint.path, () => 'no-such-id');
  const { status, body } = await request(url, {
    method: endpoint.method,
    headers,
    ...bodyOf(name, endpoint.method),
  });
  // What is malformed is said before what is unknown.
  const expected = body['code'] === 4000 ? [400, 4000] : [404, expect.any(Number)];
  expect([status, body['code']]).toEqual(expected);
});

eachRow(withMembers)(
  '$name says 400 and names the member when the body is malformed',
  async ({ name, endpoint }) => {
    freshBackend();
    const url = bases[endpoint.base] + fill(endpoint.path, () => 'no-such-id');
    const { status, body } = await request(url, { method: endpoint.method, headers, body: '{}' });
    expect({ name, status, ...body }).toMatchObject({
      name,
      status: 400,
      code: 4000,
      type: 'validationError',
    });
    expect(body['field']).toBeTruthy();
  },
);

eachRow(calls)('$name waits as long as it is declared to', async ({ endpoint }) => {
  vi.useFakeTimers();
  try {
    const input = {
      params: Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, id = '']) => [id, 'x'])),
      idempotencyKey: 'k',
    };
    const query = Object.fromEntries(Object.keys(endpoint.required ?? {}).map((member) => [member, 'x']));
    const silent: Transport = (_url, { signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    const body = endpoint.sends === 'text' ? 'x' : endpoint.method === 'GET' ? undefined : {};
    let failure: unknown;
    client
      .call(endpoint, { ...input, query, body } as Parameters<typeof client.call>[1], silent)
      .catch((error: unknown) => (failure = error));
    await vi.advanceTimersByTimeAsync(endpoint.timeout - 1);
    expect(failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(failure).toMatchObject({ kind: 'timeout', status: 503 });
  } finally {
    vi.useRealTimers();
  }
});
