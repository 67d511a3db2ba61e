import { endpoints, type EndpointName } from '../faults';
import { examples } from '../areas/examples';
import type { Example } from '../areas/example';
import type { Endpoint } from '../../src/contract';
import { checkCall, type CheckOptions } from './checkCall';
import { createMade } from './made';
import { skipped, verdictOf, type Verdict } from './verdictOf';

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

/**
 * Asks a backend every call of the contract, one after another; what was made is taken away at the end. With fixtures, things are
 * made first, for the other calls to be about; without, reads come first, so that they see the backend as it was. Deletions are last.
 */
export async function* checkBackend(options: CheckBackendOptions): AsyncGenerator<Verdict> {
  const { only, without = [], fixtures, write, client } = options;
  const made = createMade();
  const turnOf = (endpoint: Endpoint, name: EndpointName) => {
    if (last.has(name)) return 4;
    if (endpoint.method === 'DELETE') return 3;
    if (fixtures && write && made.isMaker(endpoint)) return 0;
    return endpoint.method === 'GET' ? 1 : 2;
  };
  const requested = [...endpoints]
    .filter(([, name]) => !only || only.includes(name))
    .sort((a, b) => turnOf(...a) - turnOf(...b));
  const postponed = new Set<EndpointName>();
  const cleaned = async (): Promise<Verdict> => {
    const call = 'what was made is taken away';
    const left = await made.cleanUp(client);
    // What may be deleted is the backend's to say: a poll that people voted in stays.
    return left.length > 0 ? skipped(call, left.join('; ')) : verdictOf(call, [], 'nothing of it is left');
  };
  let isClean = !write;
  for (const entry of requested) {
    const [endpoint, name] = entry;
    if (last.has(name) && !isClean) {
      isClean = true;
      yield await cleaned();
    }
    const example = exampleFor(name);
    if (without.includes(name)) yield { call: name, outcome: 'skipped', because: 'not implemented' };
    else if (!example) yield { call: name, outcome: 'skipped', because: 'there is no example of it' };
    else {
      const verdict = await checkCall(name, endpoint, example, { ...options, made });
      // It may be about what a later one makes.
      if (turnOf(...entry) === 0 && verdict.outcome === 'skipped' && !postponed.has(name)) {
        postponed.add(name);
        requested.push(entry);
      } else yield verdict;
    }
  }
  if (!isClean) yield await cleaned();
}
