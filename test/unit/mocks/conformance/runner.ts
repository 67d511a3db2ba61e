import type { Verdict } from '../../../../mocks/conformance/verdictOf';
import type { HttpBackend } from '../../../../mocks/http/startHttpBackend';
import { createClient, type Client } from '../../../../src/client';
import type { Endpoint } from '../../../../src/contract';

export const clientOf = ({ url }: Pick<HttpBackend, 'url'>): Client =>
  createClient({ bases: { v1: `${url}/api/v1`, v2: `${url}/api/v2`, api: `${url}/api` } });

/** The verdicts by what was checked. */
export async function verdictsOf(check: AsyncIterable<Verdict>): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const { call, outcome, because } of check) found[call] = `${outcome}: ${because}`;
  return found;
}

interface Given {
  params?: Record<string, string>;
  body?: unknown;
  idempotencyKey?: string;
  authorization?: string;
}
type Answering = (given: Given, real: (given: Given) => Promise<unknown>) => Promise<unknown>;

/** A client whose backend answers some calls in another way; all else is as it is. */
export function answeringBy(client: Client, others: ReadonlyMap<Endpoint, Answering>): Client {
  const call = ((endpoint: Endpoint, input: Given, transport) => {
    const real = (given: Given) => client.call(endpoint, given, transport);
    return others.get(endpoint)?.(input, real) ?? real(input);
  }) as Client['call'];
  return { call };
}
