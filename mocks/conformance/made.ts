import { ApiError, type Client } from '../../src/client';
import {
  createAgendaSession,
  createEvent,
  createPoll,
  createResource,
  deleteAgendaSession,
  deleteEvent,
  deletePoll,
  deleteResource,
  holdSwap,
  holdTickets,
  releaseTransaction,
  saveOrder,
  type Endpoint,
} from '../../src/contract';
import { isRecord } from '../../src/contract/shape';
import type { ExampleInput } from '../areas/example';
import { endpoints } from '../faults';
import { codeOf, outcomeOf } from './verdictOf';

interface Thing extends Pick<ExampleInput, 'query'> {
  params: Record<string, string>;
  id: string;
  /** The name of its id in paths. */
  param: string;
  remove: Endpoint;
}

/** What a check made in a backend. Later calls are about it, and it is taken away at the end. */
export interface Made {
  /** Takes down what a call made or removed. */
  note(endpoint: Endpoint, input: ExampleInput, answer: unknown): void;
  /** A call makes a thing that others can be about. */
  isMaker(endpoint: Endpoint): boolean;
  /** The id of the last thing of that name, of those that the call is about first; `undefined` when none was made, or none is left. */
  idOf(param: string, about?: Endpoint): string | undefined;
  /** Takes everything away, the last first; says what could not be. */
  cleanUp(client: Client): Promise<string[]>;
}

export const lastParam = ({ path }: Endpoint) => /:(\w+)$/.exec(path)?.[1];

/** What a call makes, and the call that takes it away: `DELETE /tags/:tagId` what `POST /tags` made. */
const removals: ReadonlyMap<Endpoint, Endpoint> = new Map<Endpoint, Endpoint>([
  ...[...endpoints.keys()]
    .filter(({ method }) => method === 'DELETE')
    .flatMap((remove) => {
      const path = remove.path.replace(/\/:\w+$/, '');
      return [...endpoints.keys()]
        .filter((made) => made.method === 'POST' && made.base === remove.base && made.path === path)
        .map((made): [Endpoint, Endpoint] => [made, remove]);
    }),
  [createAgendaSession, deleteAgendaSession],
  [createEvent, deleteEvent],
  [createPoll, deletePoll],
  [createResource, deleteResource],
  [holdTickets, releaseTransaction],
  [holdSwap, releaseTransaction],
]);

const isMaker = (endpoint: Endpoint): boolean => {
  const removal = removals.get(endpoint);
  return removal !== undefined && removal !== (releaseTransaction as Endpoint);
};

export function createMade(): Made {
  const things: Thing[] = [];
  const forget = (param: string | undefined, id: string | undefined) => {
    const index = things.findLastIndex((thing) => thing.param === param && thing.id === id);
    if (index >= 0) things.splice(index, 1);
  };
  return {
    note: (endpoint, { params = {}, query, body }, answer) => {
      if (endpoint === (saveOrder as Endpoint)) forget('token', textIn(body, 'token'));
      else if (endpoint.method === 'DELETE') {
        const param = lastParam(endpoint) ?? '';
        forget(param, params[param]);
      } else {
        const remove = removals.get(endpoint);
        const param = remove && lastParam(remove);
        if (!remove || !param) return;
        const id = textIn(answer, param) ?? textIn(answer, 'id');
        if (id !== undefined)
          things.push({ id, param, remove, params: { ...params, [param]: id }, ...(query ? { query } : {}) });
      }
    },
    isMaker,
    idOf: (param, about) => {
      const ofIt = things.filter((thing) => thing.param === param);
      // Things of two kinds may share the name of their ids: providers of an account, and those of an event.
      const isAbout = ({ remove }: Thing) => about?.path.startsWith(remove.path);
      return (ofIt.findLast(isAbout) ?? (about?.method === 'DELETE' ? undefined : ofIt.at(-1)))?.id;
    },
    cleanUp: async (client) => {
      const problems: string[] = [];
      for (const { id, remove, param, params, query } of things.splice(0).reverse()) {
        const input: ExampleInput = { params, ...(query ? { query } : {}) };
        const answer = await outcomeOf(() => client.call(remove, input));
        // Whatever it belonged to is gone, and it with it.
        const isGone = answer instanceof ApiError && answer.status === 404;
        if (answer instanceof ApiError && !isGone) problems.push(`${param} ${id} is left: ${codeOf(answer)}`);
      }
      return problems;
    },
  };
}

function textIn(value: unknown, member: string): string | undefined {
  const text = isRecord(value) ? value[member] : undefined;
  return typeof text === 'string' || typeof text === 'number' ? String(text) : undefined;
}
