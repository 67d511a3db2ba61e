import { isRecord } from '../../src/contract/shape';
import type { Replacements } from '../areas/example';
import { endpoints, type EndpointName } from '../faults';

/** Members that are merged into the example of a call. */
export interface CallFixture {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | boolean>>;
  body?: Readonly<Record<string, unknown>>;
}

/** What a backend has in the place of the conference world, as its file says. */
export interface Fixtures {
  /** Parameters of paths by their name. */
  params: Readonly<Record<string, string>>;
  replacements: Replacements;
  calls: Readonly<Partial<Record<EndpointName, CallFixture>>>;
}

/** Things that examples name outside of paths, by the fixture that takes their place. */
const named: Readonly<Record<string, string>> = {
  eventId: '1001',
  accountId: '77',
  freeTicketId: '3009',
  paidTicketId: '3001',
  secondTicketId: '3002',
  promotionCode: 'LANTERN20',
};

const pathParams = new Set(
  [...endpoints.keys()].flatMap(({ path }) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)),
);
const names = new Set([...Object.keys(named), ...pathParams, 'ids', 'answers', 'calls']);
const callNames: ReadonlySet<string> = new Set(endpoints.values());
const parts = new Set(['params', 'query', 'body']);

/** Which member of a file of fixtures is wrong, and what it has to be. */
class FixtureError extends Error {
  override readonly name = 'FixtureError';
}

/** Reads a file of fixtures; throws a `FixtureError` that names the member that is wrong. */
export function readFixtures(text: string): Fixtures {
  const file = record('the file', parsed(text));
  for (const name of Object.keys(file))
    if (!names.has(name)) throw new FixtureError(`${name} is unknown. Known are ${[...names].join(', ')}`);
  const { ids = {}, answers = {}, calls = {}, ...rest } = file;
  const own = texts('', rest);
  const byValue = new Map(Object.entries(texts('ids.', record('ids', ids))));
  for (const [name, value] of Object.entries(named))
    if (own[name] !== undefined) byValue.set(value, own[name]);
  return {
    params: Object.fromEntries(Object.entries(own).filter(([name]) => pathParams.has(name))),
    replacements: {
      id: (ofConference) => byValue.get(ofConference) ?? ofConference,
      answers: texts('answers.', record('answers', answers)),
    },
    calls: readCalls(record('calls', calls)),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FixtureError(`the file is no JSON: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}

function record(name: string, value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw new FixtureError(`${name} must be an object, was ${JSON.stringify(value)}`);
  return value;
}

function texts(prefix: string, values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'string' || value === '')
        throw new FixtureError(`${prefix}${name} must be a text, was ${JSON.stringify(value)}`);
      return [name, value];
    }),
  );
}

function readCalls(calls: Record<string, unknown>): Fixtures['calls'] {
  const entries = Object.entries(calls).map(([name, value]) => {
    if (!callNames.has(name)) throw new FixtureError(`calls.${name}: the contract has no such call`);
    const given = record(`calls.${name}`, value);
    for (const [part, members] of Object.entries(given)) {
      const path = `calls.${name}.${part}`;
      if (!parts.has(part)) throw new FixtureError(`${path} must be one of ${[...parts].join(', ')}`);
      if (part === 'params') texts(`${path}.`, record(path, members));
      else record(path, members);
    }
    return [name, given];
  });
  return Object.fromEntries(entries) as Fixtures['calls'];
}
