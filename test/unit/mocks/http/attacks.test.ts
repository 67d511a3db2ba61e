import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { databaseStorage } from '../../../../mocks/http/databaseStorage';
import { openFile } from '../../../../mocks/http/openDatabase';
import { getTickets } from '../../../../src/contract';
import { clientOf, hold } from '../../../attack/buyer';
import { killRun } from '../../../attack/killRun';
import { raceRun } from '../../../attack/raceRun';
import { startServer } from '../../../attack/startServer';

// On PostgreSQL: postgres.test.ts. The same in full: npm run attack:kill, npm run attack:races.

const folder = await mkdtemp(join(tmpdir(), 'boxoffice-attack-'));
afterAll(() => rm(folder, { recursive: true }));
const newStore = (name: string) => ({ file: join(folder, name, 'backend.db') });

/** FAULTS F85. */
describe('a backend that is ended by kill -9', () => {
  it('has every order that it acknowledged', async () => {
    const report = await killRun(2, newStore('killed'));
    expect(report).toMatchObject({ lost: 0, repeated: 0 });
    expect(report.acknowledged).toBeGreaterThanOrEqual(2);
  });

  it('loses orders when it stores nothing, so the test above can fail', async () => {
    const { acknowledged, lost } = await killRun(1, {});
    expect(lost).toBe(acknowledged);
  });
});

describe('two processes that sell one event', () => {
  it('sell the last ticket once', async () => {
    const report = await raceRun({ races: 20, store: newStore('races') });
    expect(report).toEqual({ races: 20, oversold: 0, unsold: 0, failed: 0 });
  });

  it('sell it more than once without the guard, so the test above can fail', async () => {
    const { oversold } = await raceRun({ races: 100, store: newStore('unguarded'), isGuarded: false });
    expect(oversold).toBeGreaterThan(0);
  });
});

describe('a world of 12 MB that one process writes', () => {
  it('is read whole by the others at any moment: all of a hold, or nothing of it', async () => {
    const store = newStore('large');
    const options = { store, stock: 1_000, scenario: 'largeEvent' } as const;
    const [writer, other] = [await startServer(options), await startServer(options)];
    const [shop, screen] = [clientOf(writer.url), clientOf(other.url)];
    const wholeRead = async () => {
      const storage = databaseStorage(await openFile(store.file));
      const { revision, snapshot } = (await storage.load()) ?? expect.fail('nothing is stored');
      await storage.close();
      return { revision, holds: snapshot.holds.length, orders: snapshot.orders.length };
    };
    await hold(shop, 1);
    const first = await wholeRead();
    expect(first).toMatchObject({ holds: 1, orders: 10_000 });
    let buyers = 3;
    const buy = async () => {
      for (let count = 0; count < 3; count += 1) await hold(shop, 1);
    };
    const written = Array.from({ length: buyers }, () => buy().finally(() => (buyers -= 1)));
    const answers = Promise.all(
      Array.from({ length: 20 }, () => screen.call(getTickets, { params: { eventId: '1001' } })),
    );
    const reads = [];
    while (buyers > 0) reads.push(await wholeRead());
    await Promise.all(written);
    reads.push(await wholeRead());
    expect(reads.at(-1)).toMatchObject({ holds: 10 });
    expect(new Set(reads.map(({ revision }) => revision)).size).toBeGreaterThan(1);
    // Each hold is one revision.
    expect(reads.filter(({ revision, holds }) => holds - 1 !== revision - first.revision)).toEqual([]);
    for (const { tickets } of await answers) {
      expect(tickets[0]?.remainingTickets).toBeLessThanOrEqual(999);
      expect(tickets[0]?.remainingTickets).toBeGreaterThanOrEqual(990);
    }
    await Promise.all([writer.kill(), other.kill()]);
  });
});
