import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { setupServer } from 'msw/node';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { createMockBackend, createMockClock, scenarios } from '../../../../mocks';
import { calls } from '../../../../mocks/calls';
import { checkBackend } from '../../../../mocks/conformance/checkBackend';
import type { Snapshot } from '../../../../mocks/db';
import { databaseStorage, type DatabaseStorage } from '../../../../mocks/http/databaseStorage';
import { openFile } from '../../../../mocks/http/openDatabase';
import { startHttpBackend, type HttpBackend } from '../../../../mocks/http/startHttpBackend';
import { without } from '../../../../mocks/rules/without';
import { createClient } from '../../../../src/client';
import { getTransaction, releaseTransaction, type Endpoint } from '../../../../src/contract';
import { holdFree } from './holdFree';

const { conference } = scenarios;
const origin = 'http://backend.test';
const client = createClient({
  bases: { v1: `${origin}/api/v1`, v2: `${origin}/api/v2`, api: `${origin}/api` },
});

const shopAt = ({ url }: HttpBackend) => createClient({ bases: { v1: `${url}/api/v1` } });

const opened: DatabaseStorage[] = [];
const folders: string[] = [];
const newFile = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'boxoffice-store-'));
  folders.push(folder);
  return join(folder, 'backend.db');
};
const open = async (file: string) => {
  const storage = databaseStorage(await openFile(file));
  opened.push(storage);
  return storage;
};

afterEach(async () => {
  await Promise.all(opened.splice(0).map((storage) => storage.close()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

it('stores what 250 buyers hold at once', async () => {
  const file = await newFile();
  const first = await startHttpBackend({ file });
  const shop = shopAt(first);
  const held = await Promise.all(Array.from({ length: 250 }, () => holdFree(shop, conference.event.id)));
  await first.close();
  const stored = (await (await open(file)).load())?.snapshot.holds ?? [];
  expect(new Set(stored.map(({ token }) => token))).toEqual(new Set(held.map(({ token }) => token)));
});

it('forgets a step that could not be stored', async () => {
  const database = await openFile(await newFile());
  const backend = await startHttpBackend({ storage: databaseStorage(database) });
  const shop = shopAt(backend);
  const { token } = await holdFree(shop, conference.event.id);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await sql`alter table boxoffice_entries rename to elsewhere`.execute(database);
  await expect(holdFree(shop, conference.event.id)).rejects.toMatchObject({ status: 500 });
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
  await sql`alter table elsewhere rename to boxoffice_entries`.execute(database);
  const next = await holdFree(shop, conference.event.id);
  expect(backend.backend.db.snapshot().holds.map((hold) => hold.token)).toEqual([token, next.token]);
  await backend.close();
  await database.destroy();
});

it('is read again by the next call where the first read failed: nobody is answered out of memory', async () => {
  const file = await newFile();
  const first = await startHttpBackend({ file });
  const held = await holdFree(shopAt(first), conference.event.id);
  await first.close();
  const storage = await open(file);
  vi.spyOn(storage, 'revision').mockRejectedValueOnce(new Error('The database is away.'));
  const second = await startHttpBackend({ storage });
  const next = await holdFree(shopAt(second), conference.event.id);
  await second.close();
  const stored = (await (await open(file)).load())?.snapshot.holds;
  expect(stored?.map(({ token }) => token)).toEqual([held.token, next.token]);
});

it('stores nothing of a step that failed half-way, the first one for all that', async () => {
  const file = await newFile();
  const database = await openFile(file);
  const backend = await startHttpBackend({ storage: databaseStorage(database) });
  const attempt = () => holdFree(shopAt(backend), conference.event.id);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failHalfWay = async () => {
    // The rows of a step are written before the head.
    await sql`create trigger full before update of revision on boxoffice_head begin select raise(abort, 'full'); end`.execute(
      database,
    );
    await expect(attempt()).rejects.toMatchObject({ status: 500 });
    await sql`drop trigger full`.execute(database);
  };
  await failHalfWay();
  const first = await attempt();
  await failHalfWay();
  const last = await attempt();
  logged.mockRestore();
  await backend.close();
  await database.destroy();
  const stored = (await (await open(file)).load())?.snapshot.holds ?? [];
  for (const holds of [stored, backend.backend.db.snapshot().holds])
    expect(holds.map(({ token }) => token)).toEqual([first.token, last.token]);
});

it('leaves what is changed where it was', async () => {
  const file = await newFile();
  const backend = await startHttpBackend({ file });
  const client = shopAt(backend);
  const first = await holdFree(client, conference.event.id);
  const second = await holdFree(client, conference.event.id);
  await client.call(releaseTransaction, { params: { eventId: conference.event.id, token: first.token } });
  await backend.close();
  const stored = (await (await open(file)).load())?.snapshot.holds ?? [];
  expect(stored.map(({ token, status }) => [token, status])).toEqual([
    [first.token, 'released'],
    [second.token, 'keep'],
  ]);
});

it('goes on with the world that another server began', async () => {
  const file = await newFile();
  const [one, other] = [await startHttpBackend({ file }), await startHttpBackend({ file })];
  const { token } = await holdFree(shopAt(one), conference.event.id);
  const params = { eventId: conference.event.id, token };
  expect(await shopAt(other).call(getTransaction, { params })).toMatchObject({ token });
  await one.backend.reset(scenarios.soldOut);
  await expect(shopAt(other).call(getTransaction, { params })).rejects.toMatchObject({ code: 4044 });
  expect(other.backend.settings.scenario).toBe('soldOut');
  await one.close();
  await other.close();
});

it('leaves what another version stored as it is, and says so', async () => {
  const file = await newFile();
  const database = await openFile(file);
  await database.updateTable('boxoffice_head').set({ shape: 2 }).execute();
  await database.destroy();
  const failure = await startHttpBackend({ file }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: expect.stringContaining(file) as string });
  expect(failure).toMatchObject({ cause: { message: expect.stringContaining('another version') as string } });
});

/** As JSON has it, and without tables that were opened and are empty. */
function comparable(snapshot: Snapshot): Record<string, unknown> {
  const { records, otherSales = [], ...rest } = JSON.parse(JSON.stringify(snapshot)) as Snapshot;
  const rows = Object.entries(records).flatMap(([table, scopes]) =>
    Object.entries(scopes)
      .filter(([, list]) => list.length > 0)
      .map(([scope, list]) => [`${table}/${scope}`, list] as const),
  );
  const world = without(rest.world, 'records');
  return {
    ...rest,
    world,
    ...Object.fromEntries(rows),
    ...Object.fromEntries(otherSales.map((sale) => [`sale ${sale.world.event.id}`, sale])),
  };
}

function differences(one: Snapshot, other: Snapshot | undefined): string[] {
  if (!other) return ['nothing is stored'];
  const [a, b] = [comparable(one), comparable(other)];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (key) => !isDeepStrictEqual(a[key], b[key]),
  );
}

/** Comparing whole worlds takes its time; what follows from the time alone is stored by the next call that writes. */
const writesBetween = 30;

it('stores the whole world, though each call writes only what it changed', async () => {
  const file = await newFile();
  const clock = createMockClock({ at: conference.now });
  const backend = createMockBackend({ clock, storage: await open(file) });
  const reader = await open(file);
  const server = setupServer(...backend.handlers);
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
  const written: string[] = [];
  const all = Object.entries<Endpoint>(calls);
  for await (const { call, outcome } of checkBackend({ client, write: true })) {
    const method = all.find(([name]) => name === call)?.[1].method;
    if (method === 'GET' || outcome !== 'conforms' || written.push(call) % writesBetween !== 0) continue;
    const stored = (await reader.load())?.snapshot;
    const wrong = differences(backend.db.snapshot(), stored);
    expect({ after: written.slice(-writesBetween), wrong }).toMatchObject({ wrong: [] });
  }
  server.close();
  expect(written.length).toBeGreaterThan(150);
  const later = await open(file);
  expect(differences(backend.db.snapshot(), (await later.load())?.snapshot)).toEqual([]);
});
