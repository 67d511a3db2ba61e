import type { Client, Transport } from '../../src/client';
import type { Endpoint } from '../../src/contract';
import { isRecord } from '../../src/contract/shape';
import { conference, type Example, type ExampleInput } from '../areas/example';
import type { EndpointName } from '../faults';
import { filledIn } from './filledIn';
import type { CallFixture } from './fixtures';
import { NotSent } from './notSent';
import type { Preparation } from './preparation';

export const mayCall = ({ method }: Endpoint, { write }: { write: boolean }) => write || method === 'GET';

/** The input of a call for this backend: its own ids, and what was made in it. Throws `NotSent` where something is missing. */
export async function prepare(
  name: EndpointName,
  endpoint: Endpoint,
  example: Example,
  options: Preparation,
): Promise<ExampleInput> {
  const { client, fixtures, made } = options;
  // What the backend itself said, or its owner: nothing of the conference world.
  const known = new Set<string>();
  const replacements = fixtures?.replacements ?? conference;
  const own = (id: string) => {
    const value = replacements.id(id);
    if (value !== id) known.add(value);
    return value;
  };
  const finish = (input: ExampleInput) => {
    const given = fixtures?.calls[name];
    collect(given, known);
    return filledIn(endpoint, merged(input, given), options, known);
  };
  if (typeof example !== 'function') return finish(example);
  const call = (async (needed: Endpoint, input: ExampleInput, transport?: Transport) => {
    if (!mayCall(needed, options))
      throw new NotSent(`it needs ${needed.method} ${needed.path}, which would write`);
    const given = filledIn(needed, input, options, known);
    const answer: unknown = await client.call(needed, given, transport);
    made?.note(needed, given, answer);
    collect([answer, given.idempotencyKey], known);
    return answer;
  }) as Client['call'];
  return finish(await example(call, { ...replacements, id: own }));
}

/** The same; `undefined` where something is missing. */
export async function prepared(...given: Parameters<typeof prepare>): Promise<ExampleInput | undefined> {
  try {
    return await prepare(...given);
  } catch (error) {
    if (error instanceof NotSent) return undefined;
    throw error;
  }
}

function merged(input: ExampleInput, { params, query, body }: CallFixture = {}): ExampleInput {
  return {
    ...input,
    ...(params ? { params: { ...input.params, ...params } } : {}),
    ...(query ? { query: { ...input.query, ...query } } : {}),
    ...(body ? { body: isRecord(input.body) ? { ...input.body, ...body } : body } : {}),
  };
}

/** Every text in it. */
function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value);
  else if (Array.isArray(value)) for (const item of value) collect(item, into);
  else if (isRecord(value)) for (const item of Object.values(value)) collect(item, into);
}
