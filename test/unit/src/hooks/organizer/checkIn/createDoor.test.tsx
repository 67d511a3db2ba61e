import { afterEach, expect, test, vi } from 'vitest';
import { createDoor } from '../../../../../../src/hooks/organizer/checkIn/createDoor';
import type { TextStore } from '../../../../../../src/hooks/textStore';
import { backendInTests } from '../../../../mocks/backend';
import { eventually } from '../../../../../eventually';

const { backend, client } = backendInTests();
const { clock } = backend;
const isOnline = vi.spyOn(navigator, 'onLine', 'get');
afterEach(() => isOnline.mockReset());
const online = (is: boolean) => void isOnline.mockReturnValue(is);

function memory(): TextStore {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
}

/** A device at a door, with the event's list. */
async function openDoor(store = memory()) {
  const door = createDoor({ client, clock, store, eventId: '1001' });
  online(true);
  await door.sync();
  return door;
}
const [first, second] = ['NL26-4796-1', 'NL26-4795-1'] as const;
const came = ({ snapshot }: ReturnType<typeof createDoor>) =>
  (snapshot().counts ?? []).reduce((sum, { admitted }) => sum + admitted, 0);

test('two doors, one without a connection: each scan arrives, and whom both let in is named', async () => {
  const [here, there] = [await openDoor(), await openDoor()];
  const before = came(here);
  there.scan(second, 'Stage door');
  await there.sync();
  clock.advance(60_000);

  online(false);
  here.scan(first, 'Main entrance');
  expect(here.snapshot().results[0]).toMatchObject({ code: first, outcome: 'ADMITTED' });
  here.scan(second, 'Main entrance');
  expect(here.snapshot().results[0]).toMatchObject({ code: second, outcome: 'ADMITTED' });
  here.scan(first, 'Main entrance');
  expect(here.snapshot().results[0]).toMatchObject({ code: first, outcome: 'ALREADY_ADMITTED' });
  expect(here.snapshot().pending).toHaveLength(2);

  online(true);
  await here.sync();
  expect(here.snapshot().pending).toEqual([]);
  expect(here.snapshot().contradicted).toMatchObject([{ code: second, outcome: 'ALREADY_ADMITTED' }]);
  await there.sync();
  expect([came(here), came(there)]).toEqual([before + 2, before + 2]);
});

test('F99: whom a door let in after an offline one is named there, once', async () => {
  const [here, there] = [await openDoor(), await openDoor()];
  online(false);
  there.scan(first, 'Stage door');
  clock.advance(60_000);
  online(true);
  here.scan(first, 'Main entrance');
  await here.sync();
  expect(here.snapshot()).toMatchObject({ results: [{ outcome: 'ADMITTED' }], contradicted: [] });
  await there.sync();
  await here.sync();
  expect(here.snapshot()).toMatchObject({
    contradicted: [
      { code: first, outcome: 'ALREADY_ADMITTED', ticket: { admission: { door: 'Stage door' } } },
    ],
    admitted: null,
  });
  await here.sync();
  expect(here.snapshot().contradicted).toHaveLength(1);
  expect(there.snapshot()).toMatchObject({ contradicted: [], admitted: { code: first } });
});

test('F99: nor does it wait for the list where the ticket is shown again', async () => {
  const [here, there] = [await openDoor(), await openDoor()];
  online(false);
  there.scan(first, 'Stage door');
  clock.advance(60_000);
  online(true);
  here.scan(first, 'Main entrance');
  await here.sync();
  await there.sync();
  here.scan(first, 'Main entrance');
  await eventually(() => expect(here.snapshot().contradicted).toMatchObject([{ code: first }]));
  await here.sync();
  expect(here.snapshot()).toMatchObject({ contradicted: [{ code: first }], admitted: null });
});

test('scans that wait survive a reload, and are sent once', async () => {
  const store = memory();
  const before = await openDoor(store);
  online(false);
  before.scan(first, 'Main entrance');
  const after = await openDoor(store);
  expect(after.snapshot().pending).toEqual([]);
  const other = await openDoor();
  expect(came(other)).toBe(came(after));
  other.scan(first, 'Stage door');
  await other.sync();
  expect(other.snapshot().results[0]).toMatchObject({ outcome: 'ALREADY_ADMITTED' });
});

test('F99: after a reload, whom an offline door let in after another one is named until that is read', async () => {
  const store = memory();
  const [before, there] = [await openDoor(store), await openDoor()];
  there.scan(first, 'Stage door');
  await there.sync();
  clock.advance(60_000);
  online(false);
  before.scan(first, 'Main entrance');
  before.scan(second, 'Main entrance');

  const named = [
    { code: first, outcome: 'ALREADY_ADMITTED', ticket: { firstName: 'Wei', lastName: 'Chen' } },
  ];
  const after = await openDoor(store);
  expect(after.snapshot()).toMatchObject({ pending: [], contradicted: named });
  const again = await openDoor(store);
  expect(again.snapshot().contradicted).toMatchObject(named);
  again.dismiss();
  expect((await openDoor(store)).snapshot().contradicted).toEqual([]);
});

test('F99: after a reload, whom a door let in before the scan of an offline one arrived is named', async () => {
  const store = memory();
  const [before, there] = [await openDoor(store), await openDoor()];
  online(false);
  there.scan(first, 'Stage door');
  clock.advance(60_000);
  online(true);
  before.scan(first, 'Main entrance');
  await before.sync();
  await there.sync();
  const after = await openDoor(store);
  expect(after.snapshot().contradicted).toMatchObject([
    { code: first, ticket: { admission: { door: 'Stage door' } } },
  ]);
});

test('nor is anybody named whose admission was undone before a reload', async () => {
  const store = memory();
  const before = await openDoor(store);
  online(false);
  before.scan(first, 'Main entrance');
  await before.undo();
  online(true);
  const other = await openDoor();
  other.scan(first, 'Stage door');
  await other.sync();
  expect((await openDoor(store)).snapshot().contradicted).toEqual([]);
});

test('an admission whose answer was lost can be undone, and is not made again', async () => {
  const door = await openDoor();
  const before = came(door);
  await backend.setFaults({ checkInTickets: { kind: 'lostAfterCommit', times: 1 } });
  door.scan(first, 'Main entrance');
  await eventually(() => expect(door.snapshot().results[0]?.outcome).toBe('ADMITTED'));
  expect(door.snapshot()).toMatchObject({ isOffline: true, pending: [{ code: first }] });
  await door.undo();
  await door.sync();
  expect(door.snapshot()).toMatchObject({ results: [{ outcome: 'UNDONE' }], pending: [], admitted: null });
  expect([came(door), came(await openDoor())]).toEqual([before, before]);
});

test('an undo that fails leaves the admission, and says so', async () => {
  const door = await openDoor();
  door.scan(first, 'Main entrance');
  await door.sync();
  await backend.setFaults({ undoCheckIn: { kind: 'error500' } });
  await expect(door.undo()).rejects.toMatchObject({ status: 500 });
  expect(door.snapshot().admitted).toMatchObject({ code: first, outcome: 'ADMITTED' });
});

test('whoever the list turns away is not checked in later', async () => {
  const door = await openDoor();
  online(false);
  door.scan('NL26-4798-1', 'Main entrance');
  expect(door.snapshot()).toMatchObject({ results: [{ outcome: 'CANCELLED' }], pending: [] });
});

test('two scans while the first waits: both are kept, and answered one after the other', async () => {
  const door = await openDoor();
  const answered: string[] = [];
  door.subscribe(() => {
    for (const { code, outcome } of door.snapshot().results)
      if (outcome !== null && !answered.includes(code)) answered.push(code);
  });
  door.scan(first, 'Main entrance');
  door.scan(second, 'Main entrance');
  expect(door.snapshot().results).toMatchObject([
    { code: second, outcome: null },
    { code: first, outcome: null },
  ]);
  await door.sync();
  expect(answered).toEqual([first, second]);
  expect(door.snapshot().results).toMatchObject([
    { code: second, outcome: 'ADMITTED' },
    { code: first, outcome: 'ADMITTED' },
  ]);
  door.scan('NL26-1', 'Main entrance');
  expect(door.snapshot().results).toHaveLength(1);
});
