import type { Client, Transport } from '../../src/client';
import { listDoorTickets, type ScanOutcome } from '../../src/contract';
import { createDoor } from '../../src/hooks/organizer/checkIn/createDoor';
import type { TextStore } from '../../src/hooks/textStore';
import type { EventBackend } from './backend';

/** A store of this device alone. */
function deviceStore(): TextStore {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
}

/** A device at a door, with a queue and a connection of its own. */
function openDoor(name: string, { client, clock }: EventBackend, eventId: string) {
  let isConnected = true;
  const send: Transport = async (url, request, read) => {
    if (!isConnected) throw new TypeError('fetch failed');
    return read(await fetch(url, request));
  };
  const own: Client = { call: (endpoint, input) => client.call(endpoint, input, send) };
  const door = createDoor({ client: own, clock, store: deviceStore(), eventId });
  /** What was last said of each scan, by the code and the number of the scan. */
  const answers = new Map<string, { code: string; outcome: ScanOutcome }>();
  /** Codes of tickets whose attendee was let in here, the moment it was said. */
  const letIn = new Set<string>();
  door.subscribe(() => {
    for (const { scanId, code, outcome } of door.snapshot().results) {
      if (outcome === null) continue;
      answers.set(scanId, { code, outcome });
      if (outcome === 'ADMITTED') letIn.add(code);
    }
  });
  let scans = 0;
  return {
    letIn,
    answers,
    scanned: () => scans,
    named: () => door.snapshot().contradicted.map(({ code }) => code),
    pending: () => door.snapshot().pending.length,
    counts: () => door.snapshot().counts,
    connect: (is: boolean) => {
      isConnected = is;
    },
    sync: door.sync,
    /** Shows a ticket, and waits until the screen says what becomes of it. */
    show: async (code: string) => {
      scans += 1;
      door.scan(code, name);
      while (door.snapshot().results.some(({ outcome }) => outcome === null))
        await new Promise((resolve) => setTimeout(resolve, 1));
    },
  };
}
type Door = ReturnType<typeof openDoor>;

/** Whose ticket is shown at which door. Ten people each show theirs at both, in four ways. */
export function guestsOf(codes: readonly string[]) {
  let from = 0;
  const next = (count: number) => codes.slice(from, (from += count));
  return {
    /** At the main door, then at the side door, which knows of it. */
    knownTwice: next(10),
    /** At both doors at the same moment. */
    atOnce: next(10),
    /** At the main door, then at the side door, which is offline. */
    thenOffline: next(10),
    /** At the side door, which is offline, then at the main door. */
    offlineFirst: next(10),
    main: next(80),
    side: next(80),
  };
}
type Guests = ReturnType<typeof guestsOf>;

/** What each door scans, one a tick, and when the side door has no connection: a third of its scans. */
function schedule({ knownTwice, atOnce, thenOffline, offlineFirst, main, side }: Guests) {
  return {
    main: [
      ...[...knownTwice, ...atOnce, ...main.slice(0, 20)],
      ...[...thenOffline, ...main.slice(20, 40), ...offlineFirst],
      ...main.slice(40),
    ],
    side: [
      ...[...side.slice(0, 10), ...atOnce, ...side.slice(10, 30)],
      ...[...offlineFirst, ...knownTwice, ...thenOffline, ...side.slice(30, 40)],
      ...side.slice(40),
    ],
    goesOffline: 40,
    isBack: 80,
  };
}

/** The doors of an event with the guests of `guestsOf`, until both have sent and read everything. */
export async function runDoors(event: EventBackend, eventId: string, guests: Guests) {
  const doors = [
    openDoor('Main entrance', event, eventId),
    openDoor('Side entrance', event, eventId),
  ] as const;
  const [main, side] = doors;
  const plan = schedule(guests);
  const syncBoth = () => Promise.all(doors.map((door) => door.sync()));
  await syncBoth();
  for (const [tick, code] of plan.main.entries()) {
    if (tick === plan.goesOffline) {
      await side.sync();
      side.connect(false);
    }
    if (tick === plan.isBack) {
      side.connect(true);
      await syncBoth();
    }
    event.clock.advance(1_000);
    await Promise.all([main.show(code), side.show(plan.side[tick] ?? '')]);
  }
  await syncBoth();
  await syncBoth();
  return { main, side, ...(await accountOf(doors, event.client, eventId)) };
}

/** What became of everybody: by what was said at the doors, and by the list an organizer reads. */
async function accountOf(doors: readonly Door[], client: Client, eventId: string) {
  const shown = new Set(doors.flatMap(({ answers }) => [...answers.values()].map(({ code }) => code)));
  const { tickets } = await client.call(listDoorTickets, { params: { eventId }, query: { size: 5000 } });
  const admitted = tickets.filter(({ admission }) => admission).map(({ id }) => id);
  return {
    admitted,
    tickets,
    /** Let in by somebody, while the event knows nothing of it. */
    lost: [...shown].filter((code) => !admitted.includes(code)),
    /** Both doors let in whoever showed it. */
    letInTwice: [...shown].filter((code) => doors.every(({ letIn }) => letIn.has(code))),
    unanswered: doors.map(({ scanned, answers }) => scanned() - answers.size),
    pending: doors.map(({ pending }) => pending()),
  };
}
