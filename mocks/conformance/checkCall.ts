import { ApiError, type Transport } from '../../src/client';
import type { Endpoint } from '../../src/contract';
import type { Example, ExampleInput } from '../areas/example';
import type { EndpointName } from '../faults';
import { NotSent } from './notSent';
import type { Preparation } from './preparation';
import { mayCall, prepare } from './prepare';
import { answerErrors, schemaErrors } from './schemas';
import type { Outcome, Verdict } from './verdictOf';

export interface CheckOptions extends Preparation {
  /** Whether somebody is signed in. */
  isSignedIn?: boolean;
}

/** Sends one call's example and compares request and answer with the contract. */
export async function checkCall(
  name: EndpointName,
  endpoint: Endpoint,
  example: Example,
  options: CheckOptions,
): Promise<Verdict> {
  const verdict = (outcome: Outcome, because: string): Verdict => ({ call: name, outcome, because });
  if (!mayCall(endpoint, options)) return verdict('skipped', 'it would write');
  try {
    const input = await prepare(name, endpoint, example, options);
    const wrong =
      input.body === undefined || endpoint.sends ? [] : schemaErrors(`${name}.request`, input.body);
    if (wrong.length > 0) return verdict('differs', `its request: ${wrong.join('; ')}`);
    const answer = await send(endpoint, input, options);
    const problems = problemsOf(name, endpoint, answer);
    return problems.length > 0
      ? verdict('differs', problems.join('; '))
      : verdict('conforms', `${answer.status}`);
  } catch (error) {
    if (error instanceof NotSent) return verdict('skipped', error.message);
    if (!(error instanceof ApiError)) throw error;
    const expected = expectedRefusal(endpoint, error, options);
    if (expected) return verdict('skipped', expected);
    return error.kind === 'refused' && error.failure
      ? verdict('refused', `${error.status}, code ${error.code} ${error.failure.message ?? ''}`.trim())
      : verdict('differs', `${error.message}${error.kind === 'refused' ? ', without a code' : ''}`);
  }
}

/** Why a refusal is no wonder; `undefined` when nothing explains it. */
function expectedRefusal(
  { auth }: Endpoint,
  { status, code }: ApiError,
  { isSignedIn = true }: CheckOptions,
): string | undefined {
  const refusal = `${status}, code ${code}`;
  const needsSession = auth !== undefined && auth !== 'guest';
  if (needsSession && !isSignedIn && status === 401 && code === 4001)
    return `it needs a session: --header (${refusal})`;
  if (auth === 'support' && status === 403 && code === 4003)
    return `it needs a session of the support staff (${refusal})`;
  return code === 4021 ? `the event asks for a captcha (${refusal})` : undefined;
}

interface Answer {
  status: number;
  type: string;
  text: string;
  headers: Headers;
}

async function send(
  endpoint: Endpoint,
  input: ExampleInput,
  { client, made }: CheckOptions,
): Promise<Answer> {
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
  const value: unknown = await client.call(endpoint, input, transport);
  made?.note(endpoint, input, value);
  if (!answer) throw new Error(`${endpoint.method} ${endpoint.path} was not sent`);
  return answer;
}

const fileTypes: Record<string, RegExp> = {
  xlsx: /spreadsheetml/,
  xls: /ms-excel/,
  csv: /text\/csv/,
  ics: /text\/calendar/,
  pdf: /application\/pdf/,
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
  const problems = answerErrors(name, value);
  return status === 204 && text !== '' ? [...problems, '204 with a body'] : problems;
}
