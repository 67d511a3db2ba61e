import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import pg from 'pg';
import { scenarios, type World } from '../../../../mocks';
import { startHttpBackend, type HttpBackend } from '../../../../mocks/http/startHttpBackend';
import { ApiError, createClient, type Client } from '../../../../src/client';
import { getTransaction, releaseTransaction } from '../../../../src/contract';
import { killRun } from '../../../attack/killRun';
import { startPostgres } from '../../../attack/postgres';
import { raceRun } from '../../../attack/raceRun';
import { holdFree } from './holdFree';
import { eventually } from '../../../eventually';

// PostgreSQL itself, whose programs come with an npm package. More of it: npm run attack:kill, npm run attack:races.

let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

let databases = 0;
const newDatabase = () => postgres.newDatabase(`database-${(databases += 1)}`);

const { conference } = scenarios;
const eventId = conference.event.id;
const lastTicket: World = {
  ...conference,
  ticketTypes: conference.ticketTypes
    .filter(({ id }) => id === '3009')
    .map((type) => ({ ...type, stock: 1 })),
};

const open: HttpBackend[] = [];
const start = async (databaseUrl: string, scenario = conference) => {
  const backend = await startHttpBackend({ databaseUrl, scenario });
  open.push(backend);
  return { ...backend, client: createClient({ bases: { v1: `${backend.url}/api/v1` } }) };
};
const closeAll = () => Promise.all(open.splice(0).map((backend) => backend.close()));
afterEach(closeAll);

describe('a backend on PostgreSQL', () => {
  it('has what it stored when it is started again', async () => {
    const databaseUrl = await newDatabase();
    const { token } = await holdFree((await start(databaseUrl)).client, eventId);
    await closeAll();
    const { client } = await start(databaseUrl);
    const held = await client.call(getTransaction, { params: { eventId, token } });
    expect(held).toMatchObject({ token, status: 'keep' });
  });

  it('goes on when its connections were broken', async () => {
    const databaseUrl = await newDatabase();
    const { client } = await start(databaseUrl);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const other = new pg.Client(databaseUrl);
    await other.connect();
    const broken = await other.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await other.end();
    await eventually(() => expect(logged).toHaveBeenCalledTimes(broken.rowCount ?? 0));
    expect((await holdFree(client, eventId)).status).toBe('keep');
    logged.mockRestore();
  });

  it('may be started with others at the same moment, on a database that is empty', async () => {
    const databaseUrl = await newDatabase();
    const shops = await Promise.all(Array.from({ length: 8 }, () => start(databaseUrl)));
    const { token } = await holdFree(shops[0]?.client ?? expect.fail(), eventId);
    for (const { client } of shops)
      expect(await client.call(getTransaction, { params: { eventId, token } })).toMatchObject({ token });
  });
});

describe('the last ticket, at servers that share a PostgreSQL', () => {
  // In this process, where the guards of the store can be taken away.
  it('is sold once by two servers of one process, in 10 races', async () => {
    const databaseUrl = await newDatabase();
    const { client: one } = await start(databaseUrl, lastTicket);
    const { client: other } = await start(databaseUrl, lastTicket);
    const attempt = (client: Client) =>
      holdFree(client, eventId).then(
        ({ token }) => ({ token, code: 0 }),
        (error: unknown) => ({ token: '', code: error instanceof ApiError ? error.code : 500 }),
      );
    for (let race = 0; race < 10; race += 1) {
      const outcomes = await Promise.all([one, other, one, other].map(attempt));
      expect(outcomes.map(({ code }) => code).sort()).toEqual([0, 4009, 4009, 4009]);
      const { token } = outcomes.find(({ code }) => code === 0) ?? expect.fail('nobody has it');
      await one.call(releaseTransaction, { params: { eventId, token } });
    }
  });

  it('is sold once by two processes, in 15 races', async () => {
    const report = await raceRun({ races: 15, store: { databaseUrl: await newDatabase() } });
    expect(report).toEqual({ races: 15, oversold: 0, unsold: 0, failed: 0 });
  });

  it('is sold more than once without the guard, so the test above can fail', async () => {
    const store = { databaseUrl: await newDatabase() };
    expect((await raceRun({ races: 100, store, isGuarded: false })).oversold).toBeGreaterThan(0);
  });
});

it('F85: a backend on PostgreSQL has every order that it acknowledged before a kill -9', async () => {
  const report = await killRun(2, { databaseUrl: await newDatabase() });
  expect(report).toMatchObject({ lost: 0, repeated: 0 });
  expect(report.acknowledged).toBeGreaterThanOrEqual(2);
});
