import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setupServer } from 'msw/node';
import { createMockBackend, createMockClock, endpoints, scenarios } from '../../mocks';
import { exampleFor } from '../../mocks/conformance/checkBackend';
import { checkCall } from '../../mocks/conformance/checkCall';
import { schemaErrors } from '../../mocks/conformance/schemas';
import document from '../../src/contract/openapi.json';
import { createClient } from '../../src/client';
import { isRecord } from '../../src/contract/shape';

const origin = 'http://backend.test';
const bases = { v1: `${origin}/api/v1`, v2: `${origin}/api/v2`, api: `${origin}/api` };
const client = createClient({ bases });
const server = setupServer();
const calls = [...endpoints].map(([endpoint, name]) => ({ name, endpoint }));
const schemas = document.components.schemas as Record<string, { required?: string[] } | undefined>;

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

const ask = async (url: string, init: RequestInit) => {
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

describe.each(calls)('$name', ({ name, endpoint }) => {
  it('answers its example as the contract promises', async () => {
    freshBackend();
    const example = exampleFor(name);
    if (!example) throw new Error(`mocks/examples has no ${name}`);
    const verdict = await checkCall(name, endpoint, example, { client, write: true });
    expect(verdict).toMatchObject({ outcome: 'conforms' });
  });

  it.runIf(endpoint.path.includes(':'))('says 404 with a code for unknown ids', async () => {
    freshBackend();
    const url = bases[endpoint.base] + fill(endpoint.path, () => 'no-such-id');
    const { status, body } = await ask(url, {
      method: endpoint.method,
      headers,
      ...bodyOf(name, endpoint.method),
    });
    expect({ status, code: body['code'] }).toEqual(
      // What is malformed is said before what is unknown.
      body['code'] === 4000
        ? { status: 400, code: 4000 }
        : { status: 404, code: expect.any(Number) as number },
    );
  });

  it.runIf((schemas[`${name}.request`]?.required ?? []).length > 0 && !endpoint.sends)(
    'says 400 and names the member when the body is malformed',
    async () => {
      freshBackend();
      const url = bases[endpoint.base] + fill(endpoint.path, () => 'no-such-id');
      const { status, body } = await ask(url, { method: endpoint.method, headers, body: '{}' });
      expect({ status, ...body }).toMatchObject({ status: 400, code: 4000, type: 'validationError' });
      expect(body['field']).toBeTruthy();
    },
  );
});

const bodyOf = (name: string, method: string): RequestInit =>
  method === 'GET' || !schemas[`${name}.request`] ? {} : { body: '{}' };
