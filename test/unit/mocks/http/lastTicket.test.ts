import { afterEach, expect, it } from 'vitest';
import { scenarios, type World } from '../../../../mocks';
import { startHttpBackend, type HttpBackend } from '../../../../mocks/http/startHttpBackend';
import type { SavedState, Storage } from '../../../../mocks/storage';
import { ApiError, createClient, type Client } from '../../../../src/client';
import { releaseTransaction } from '../../../../src/contract';
import { holdFree } from './holdFree';

const { conference } = scenarios;
const eventId = conference.event.id;

/** One ticket is left, and nothing else is in the world. */
const lastTicket: World = {
  ...conference,
  ticketTypes: conference.ticketTypes
    .filter(({ id }) => id === '3009')
    .map((type) => ({ ...type, stock: 1 })),
  orders: [],
  records: Object.fromEntries(
    Object.keys(conference.records).map((table) => [table, {}]),
  ) as World['records'],
};

/** A store two servers share. Without its lock each reads, decides and writes in its own time. */
function sharedStorage(locked: boolean): Storage {
  let state: SavedState | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const overTheWire = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    alone: (run) => {
      if (!locked) return run();
      const result = turn.then(run);
      turn = result.catch(() => undefined);
      return result;
    },
    revision: async () => {
      await overTheWire();
      return state?.revision;
    },
    load: async () => {
      await overTheWire();
      return structuredClone(state);
    },
    save: async (_, saving) => {
      await overTheWire();
      state = structuredClone(saving.state());
    },
  };
}

const open: HttpBackend[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((backend) => backend.close()));
});

async function twoBuyers(locked: boolean): Promise<Client[]> {
  const storage = sharedStorage(locked);
  const servers = [
    await startHttpBackend({ scenario: lastTicket, storage }),
    await startHttpBackend({ scenario: lastTicket, storage }),
  ];
  open.push(...servers);
  return servers.map(({ url }) => createClient({ bases: { v1: `${url}/api/v1` } }));
}

/** How each fared: the token of the hold, or the code of the refusal. */
const race = (buyers: readonly Client[]) =>
  Promise.all(
    buyers.map((client) =>
      holdFree(client, eventId).then(
        ({ token }) => ({ client, token }),
        (error: unknown) => ({ client, code: error instanceof ApiError ? error.code : 0 }),
      ),
    ),
  );

/** Runs the race so often, giving the ticket back each time; answers how many won in each. */
async function races(buyers: readonly Client[], tries: number): Promise<Map<string, number>> {
  const outcomes = new Map<string, number>();
  for (let count = 0; count < tries; count += 1) {
    const results = await race(buyers);
    const outcome = results
      .map((result) => ('token' in result ? 'won' : result.code))
      .sort()
      .join(' ');
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    for (const result of results)
      if ('token' in result)
        await result.client.call(releaseTransaction, { params: { eventId, token: result.token } });
  }
  return outcomes;
}

it('is sold to exactly one of two buyers, in 100 tries (FAULTS F13)', async () => {
  expect(await races(await twoBuyers(true), 100)).toEqual(new Map([['4009 won', 100]]));
});

it('is sold twice when the servers do not take turns, so the test above can fail', async () => {
  const outcomes = await races(await twoBuyers(false), 10);
  expect(outcomes.get('won won') ?? 0).toBeGreaterThan(5);
});
