import { ApiError, type Client } from '../../src/client';
import { getOwnAccount, type Endpoint } from '../../src/contract';
import { isRecord } from '../../src/contract/shape';
import { examples } from '../areas/examples';
import type { Example, ExampleInput } from '../areas/example';
import { endpoints } from '../faults';
import { prepared } from './prepare';
import type { SafetyOptions } from './safetyOptions';
import { codeOf, outcomeOf, skipped, verdictOf, type Verdict } from './verdictOf';

export interface AuthorizationOptions extends SafetyOptions {
  /** With the session of somebody of another account. */
  other?: Client | undefined;
}

const inputs: Readonly<Record<string, Example | undefined>> = examples;

/** Whether a backend answers strangers what is not theirs: those without a session, and those of another account. */
export async function* checkAuthorization(options: AuthorizationOptions): AsyncGenerator<Verdict> {
  const { other, stranger, write } = options;
  const notOther = await whyNotOther(options);
  for (const [kind, reads] of [
    ['reads', true],
    ['writes', false],
  ] as const) {
    const calls = [`${kind} refuse strangers`, `${kind} refuse other accounts`] as const;
    if (!reads && !write) {
      for (const call of calls) yield skipped(call, 'it would write');
      continue;
    }
    yield await checkRefused(calls[0], options, reads, {
      client: stranger,
      isTried: () => true,
      isRefusal: ({ status, code }) => status === 401 && code === 4001,
      expected: '401 with 4001',
    });
    if (!other || notOther) yield skipped(calls[1], notOther);
    else
      yield await checkRefused(calls[1], options, reads, {
        client: other,
        isTried: isSomebodys,
        // Whoever may not know that it is there may be answered that it is not.
        isRefusal: ({ status, code }) => (status === 403 || status === 404) && code !== 0,
        expected: '404 with 4040, 4042 or 4046',
      });
  }
}

/** Why nothing can be tried with the other session; empty when something can. */
async function whyNotOther({ other, values = {}, fixtures }: AuthorizationOptions): Promise<string> {
  if (!other) return 'it needs the session of another account: --other-header';
  const own = await outcomeOf(() => other.call(getOwnAccount, {}));
  if (own instanceof ApiError) return `the other session has no account: ${codeOf(own)}`;
  return own.id === (values['accountId'] ?? fixtures?.params['accountId'] ?? '77')
    ? 'the other session is of the same account'
    : '';
}

/** The call is about an account, an event or a thing it names, and not about whoever calls. */
const isSomebodys = ({ auth }: Endpoint, { params, query, body }: ExampleInput) =>
  auth === 'support' ||
  !!params ||
  !!query ||
  (isRecord(body) && ('accountId' in body || 'eventIds' in body));

interface Refused {
  client: Client;
  isTried: (endpoint: Endpoint, input: ExampleInput) => boolean;
  isRefusal: (error: ApiError) => boolean;
  /** In words. */
  expected: string;
}

/** Every call that needs a session is refused to this one. */
async function checkRefused(
  call: string,
  { without = [], values = {}, fixtures }: SafetyOptions,
  reads: boolean,
  { client, isTried, isRefusal, expected }: Refused,
): Promise<Verdict> {
  const problems: string[] = [];
  let tried = 0;
  for (const [endpoint, name] of endpoints) {
    if ((endpoint.method === 'GET') !== reads || without.includes(name)) continue;
    if (endpoint.auth !== 'account' && endpoint.auth !== 'support') continue;
    const example = inputs[name];
    // An example that needs another call's answer would need a session for it.
    if (!example || typeof example === 'function' || !isTried(endpoint, example)) continue;
    const input = await prepared(name, endpoint, example, { client, write: !reads, values, fixtures });
    if (!input) continue;
    tried += 1;
    const answer = await outcomeOf(() => client.call(endpoint, input));
    if (!(answer instanceof ApiError)) problems.push(`${name} answered`);
    else if (!isRefusal(answer)) problems.push(`${name}: ${codeOf(answer)} instead of ${expected}`);
  }
  return verdictOf(call, problems, `${tried} calls: ${expected}`);
}
