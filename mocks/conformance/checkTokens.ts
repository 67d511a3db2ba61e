import { ApiError, guestAuthorization } from '../../src/client';
import type { Endpoint } from '../../src/contract';
import { isRecord } from '../../src/contract/shape';
import { examples } from '../areas/examples';
import type { Example, ExampleInput } from '../areas/example';
import { endpoints } from '../faults';
import { createMade } from './made';
import { prepared } from './prepare';
import type { SafetyOptions } from './safetyOptions';
import { inShop } from './inShop';
import { codeOf, outcomeOf, skipped, verdictOf, type Verdict } from './verdictOf';

const inputs: Readonly<Record<string, Example | undefined>> = examples;

/** Whether a hold, an order or a shared dashboard is opened by a token that is not its own. */
export async function* checkTokens(options: SafetyOptions): AsyncGenerator<Verdict> {
  yield await checkMadeUp('made-up tokens open nothing', options);
  const call = 'tokens open nothing else';
  if (options.write) yield await checkOthers(call, options);
  else yield skipped(call, 'it would write');
}

/** Whoever calls has a token instead of a session. */
const isByToken = ({ auth, method }: Endpoint) =>
  // To give back what is gone already is no error.
  method !== 'DELETE' && (auth === undefined || auth === 'guest');

const problemOf = (name: string, kind: string, answer: unknown): string[] => {
  if (!(answer instanceof ApiError)) return [`${name} answered ${kind}`];
  const isRefusal = [401, 403, 404].includes(answer.status) && answer.code !== 0;
  return isRefusal ? [] : [`${name} with ${kind}: ${codeOf(answer)} instead of 401, 403 or 404`];
};

/** Reads only: nothing has to be held for them. */
async function checkMadeUp(
  call: string,
  { stranger, eventId, values = {}, fixtures, without = [] }: SafetyOptions,
) {
  const problems: string[] = [];
  let tried = 0;
  for (const [endpoint, name] of endpoints) {
    const { auth, path, method } = endpoint;
    const isOpened = auth === 'guest' || /:(?:token|key)\b/.test(path);
    if (!isOpened || !isByToken(endpoint) || method !== 'GET' || without.includes(name)) continue;
    tried += 1;
    const token = crypto.randomUUID();
    const example = inputs[name];
    const known = typeof example === 'object' ? example.params : {};
    const parts = [...path.matchAll(/:(\w+)/g)].map(([, part = '']) => part);
    const params = Object.fromEntries(
      parts.map((part) => [part, values[part] ?? fixtures?.params[part] ?? known?.[part] ?? token]),
    );
    const input: ExampleInput = {
      params: { ...params, ...(params['eventId'] ? { eventId } : {}), ...madeUp(parts, token) },
      ...(auth === 'guest' ? { authorization: guestAuthorization(token) } : {}),
    };
    problems.push(
      ...problemOf(name, 'a token that is made up', await outcomeOf(() => stranger.call(endpoint, input))),
    );
  }
  return verdictOf(call, problems, `${tried} reads: refused`);
}

const madeUp = (parts: readonly string[], token: string) =>
  Object.fromEntries(parts.filter((part) => part === 'token' || part === 'key').map((part) => [part, token]));

/** What is opened by one token is refused to those near it, and to the tokens of others. */
const checkOthers = (call: string, options: SafetyOptions): Promise<Verdict> =>
  inShop(call, options, async (shop) => {
    const { stranger, values = {}, fixtures, without = [] } = options;
    const made = createMade();
    const problems: string[] = [];
    let tried = 0;
    for (const [endpoint, name] of endpoints) {
      const example = inputs[name];
      if (!example || !isByToken(endpoint) || without.includes(name)) continue;
      const prepareAgain = () =>
        prepared(name, endpoint, example, { client: stranger, write: true, values, fixtures, made });
      const own = await outcomeOf(prepareAgain);
      // What needs a session of the organizer for its example is refused here; the reads of it were tried above.
      if (!own || own instanceof ApiError) continue;
      const token = tokenOf(own);
      if (token === undefined || !own.params?.['eventId']) continue;
      tried += 1;
      const wrong: Record<string, string> = { 'a token one letter off': oneOff(token) };
      if (own.params['orderId']) {
        const other = await prepareAgain();
        const foreign = other && tokenOf(other);
        if (foreign !== undefined && foreign !== token) wrong['another order’s token'] = foreign;
      }
      for (const [kind, instead] of Object.entries(wrong)) {
        const input = withToken(own, instead);
        problems.push(...problemOf(name, kind, await outcomeOf(() => stranger.call(endpoint, input))));
      }
      await outcomeOf(() => shop.release(token));
    }
    await made.cleanUp(stranger);
    return { problems, because: `${tried} calls: refused` };
  });

const guestToken = /^Guest token="([^"]*)"$/;

/** What opens it: part of the address, of the body, or of the header. */
function tokenOf({ params, body, authorization }: ExampleInput): string | undefined {
  const inBody = isRecord(body) ? body['token'] : undefined;
  if (params?.['token'] !== undefined) return params['token'];
  return typeof inBody === 'string' ? inBody : guestToken.exec(authorization ?? '')?.[1];
}

const withToken = (input: ExampleInput, token: string): ExampleInput => ({
  ...input,
  ...(input.params && 'token' in input.params ? { params: { ...input.params, token } } : {}),
  ...(isRecord(input.body) && 'token' in input.body ? { body: { ...input.body, token } } : {}),
  ...(input.authorization ? { authorization: guestAuthorization(token) } : {}),
});

const oneOff = (token: string) => token.slice(0, -1) + (token.endsWith('0') ? '1' : '0');
