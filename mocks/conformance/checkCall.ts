import { ApiError, type Client, type Transport } from '../../src/client';
import type { Endpoint } from '../../src/contract';
import type { Example, ExampleInput } from '../areas/example';
import { schemaErrors } from './schemas';

/**
 * `conforms`: answered as the contract promises. `refused`: said no, in the contract's way. `differs`: answered
 * something else, or nothing. `skipped`: not asked.
 */
export type Outcome = 'conforms' | 'refused' | 'differs' | 'skipped';

export interface Verdict {
  call: string;
  outcome: Outcome;
  because: string;
}

export interface CheckOptions {
  client: Client;
  /** Whether calls may be sent that change something. */
  write: boolean;
  /** Parameters of path and query to use instead of the examples' own, e.g. `eventId`. */
  values?: Readonly<Record<string, string>>;
}

/** Sends one call's example and compares request and answer with the contract. */
export async function checkCall(
  name: string,
  endpoint: Endpoint,
  example: Example,
  options: CheckOptions,
): Promise<Verdict> {
  const verdict = (outcome: Outcome, because: string): Verdict => ({ call: name, outcome, because });
  if (!mayCall(endpoint, options)) return verdict('skipped', 'it would write');
  try {
    const input = withValues(await resolveExample(example, options), options.values);
    const wrong =
      input.body === undefined || endpoint.sends ? [] : schemaErrors(`${name}.request`, input.body);
    if (wrong.length > 0) return verdict('differs', `its request: ${wrong.join('; ')}`);
    const answer = await send(endpoint, input, options.client);
    const problems = problemsOf(name, endpoint, answer);
    return problems.length > 0
      ? verdict('differs', problems.join('; '))
      : verdict('conforms', `${answer.status}`);
  } catch (error) {
    if (error instanceof WouldWrite)
      return verdict('skipped', `it needs ${error.message}, which would write`);
    if (!(error instanceof ApiError)) throw error;
    return error.kind === 'refused' && error.failure
      ? verdict('refused', `${error.status}, code ${error.code} ${error.failure.message ?? ''}`.trim())
      : verdict('differs', `${error.message}${error.kind === 'refused' ? ', without a code' : ''}`);
  }
}

class WouldWrite extends Error {}

const mayCall = ({ method }: Endpoint, { write }: CheckOptions) => write || method === 'GET';

async function resolveExample(example: Example, options: CheckOptions): Promise<ExampleInput> {
  if (typeof example !== 'function') return example;
  return example((endpoint, input, transport) => {
    if (!mayCall(endpoint, options)) throw new WouldWrite(`${endpoint.method} ${endpoint.path}`);
    return options.client.call(endpoint, withValues(input, options.values), transport);
  });
}

/** An example's input with the caller's own ids in its path and query. */
export function withValues<T extends ExampleInput>(input: T, values: CheckOptions['values'] = {}): T {
  const replaced = (members: Record<string, unknown> = {}) =>
    Object.fromEntries(Object.entries(members).map(([key, value]) => [key, values[key] ?? value]));
  return {
    ...input,
    ...(input.params ? { params: replaced(input.params) } : {}),
    ...(input.query ? { query: replaced(input.query) } : {}),
  };
}

interface Answer {
  status: number;
  type: string;
  text: string;
  headers: Headers;
}

async function send(endpoint: Endpoint, input: ExampleInput, client: Client): Promise<Answer> {
  let answer: Answer | undefined;
  const transport: Transport = async (url, request, read) => {
    const response = await globalThis.fetch(url, request);
    const copy = response.clone();
    answer = {
      status: response.status,
      type: response.headers.get('Content-Type') ?? '',
      text: await copy.text(),
      headers: response.headers,
    };
    const isFile = endpoint.answers !== undefined && endpoint.answers !== 'text';
    return response.ok && isFile ? null : read(response);
  };
  await client.call(endpoint, input, transport);
  if (!answer) throw new Error(`${endpoint.method} ${endpoint.path} was not sent`);
  return answer;
}

const fileTypes: Record<string, RegExp> = {
  xlsx: /spreadsheetml/,
  xls: /ms-excel/,
  csv: /text\/csv/,
  ics: /text\/calendar/,
  text: /^text\//,
};

function problemsOf(name: string, endpoint: Endpoint, { status, type, text, headers }: Answer): string[] {
  const { answers, answersHeader } = endpoint;
  if (answersHeader) return headers.get(answersHeader) ? [] : [`the ${answersHeader} header is missing`];
  if (answers) {
    const isIt = fileTypes[answers]?.test(type);
    return [
      ...(isIt ? [] : [`${type || 'no type'} instead of ${answers}`]),
      ...(text ? [] : ['it is empty']),
    ];
  }
  const value: unknown = text === '' ? null : JSON.parse(text);
  const problems = schemaErrors(`${name}.response`, value);
  return status === 204 && text !== '' ? [...problems, '204 with a body'] : problems;
}
