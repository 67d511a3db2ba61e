import { endpoints, type EndpointName } from '../faults';
import { examples } from '../areas/examples';
import type { Example } from '../areas/example';
import { checkCall, type CheckOptions, type Verdict } from './checkCall';

export interface CheckBackendOptions extends CheckOptions {
  /** Calls the backend does not have. */
  without?: readonly string[];
  /** Ask only these. */
  only?: readonly string[];
}

/** Who is signed out is refused everything else. */
const last = new Set<EndpointName>(['deleteAccessToken']);

const all: ReadonlyMap<string, Example> = new Map(Object.entries(examples));

export const exampleFor = (name: EndpointName): Example | undefined => all.get(name);

/** Asks a backend every call of the contract, one after another; reads first, so that they see it as it was. */
export async function* checkBackend(options: CheckBackendOptions): AsyncGenerator<Verdict> {
  const { only, without = [] } = options;
  const isRead = (method: string) => method === 'GET';
  const requested = [...endpoints]
    .filter(([, name]) => !only || only.includes(name))
    .sort(([a], [b]) => Number(isRead(b.method)) - Number(isRead(a.method)))
    .sort(([, a], [, b]) => Number(last.has(a)) - Number(last.has(b)));
  for (const [endpoint, name] of requested) {
    const example = exampleFor(name);
    if (without.includes(name)) yield { call: name, outcome: 'skipped', because: 'not implemented' };
    else if (!example) yield { call: name, outcome: 'skipped', because: 'there is no example of it' };
    else yield await checkCall(name, endpoint, example, options);
  }
}
