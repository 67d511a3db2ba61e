import { ApiError, type Client } from '../../../client';
import { checkInTickets, undoCheckIn, type ScanResult, type TicketScan } from '../../../contract';
import type { Clock } from '../../../domain';
import {
  addScan,
  dropScans,
  isContradicted,
  localOutcome,
  nextBatch,
  openAdmissions,
  openQueue,
  scanCode,
  storedAdmissions,
  storedQueue,
  withAdmission,
  withAnswers,
  withOvertaken,
  withoutAdmission,
  type DoorAdmission,
  type DoorAdmissions,
  type ScanQueue,
} from '../../../domain/checkIn';
import type { TextStore } from '../../textStore';
import { createDoorList } from './createDoorList';
import { withResult, withScan, type DoorResult, type DoorState } from './doorState';
import { whileInView } from './whileInView';

export interface DoorOptions {
  client: Client;
  clock: Clock;
  store: TextStore;
  eventId: string;
}

/** How long somebody waits at the door for the backend before the list of the device decides: milliseconds. */
const decideAfterMs = 3_000;
/** Between two looks at what other doors did. */
const syncEveryMs = 5_000;

const isUnreachable = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');

/** The backend has no such scan. */
const unknownScan = 4046;

/**
 * A door: its list, its scans and what became of them. A scan stays in the queue only while it may have let somebody in: whoever was turned
 * away by the list of the device is not checked in later.
 */
export function createDoor({ client, clock, store, eventId }: DoorOptions) {
  const key = `boxoffice door scans ${eventId}`;
  const admissionsKey = `boxoffice door admissions ${eventId}`;
  const params = { eventId };
  const listeners = new Set<() => void>();
  const list = createDoorList(client, eventId);
  /** Sent at least once: the backend may know them although no answer came. */
  const attempted = new Set<string>();
  /** Scans of this device that let in, those of other tabs and of before a reload too: a door that was offline may have an earlier one. */
  let admissions = openAdmissions(store.read(admissionsKey));
  let sending: Promise<void> | null = null;
  let state: DoorState = {
    counts: null,
    pending: openQueue(store.read(key)),
    isOffline: false,
    hasFailed: false,
    readError: null,
    isReading: false,
    results: [],
    admitted: null,
    contradicted: [],
  };

  const toResult = ({ scanId, ticketId, outcome }: DoorAdmission): DoorResult => ({
    scanId,
    code: ticketId,
    outcome,
    ticket: list.ticket(ticketId) ?? null,
  });
  const set = (change: Partial<Omit<DoorState, 'counts' | 'contradicted'>>) => {
    state = { ...state, ...change };
    state.counts = list.counts(state.pending);
    state.contradicted = admissions.filter(isContradicted).map(toResult);
    if (state.contradicted.some(({ scanId }) => scanId === state.admitted?.scanId)) state.admitted = null;
    for (const listener of listeners) listener();
  };
  /** Another tab of the browser may have scans of its own. */
  const queue = (change: (queue: ScanQueue) => ScanQueue): ScanQueue => {
    const pending = change(openQueue(store.read(key)));
    store.write(key, storedQueue(pending));
    return pending;
  };
  const admit = (change: (all: DoorAdmissions) => DoorAdmissions) => {
    const stored = openAdmissions(store.read(admissionsKey));
    admissions = change(stored);
    if (admissions !== stored) store.write(admissionsKey, storedAdmissions(admissions));
  };
  const waitingResult = (scanId: string) =>
    state.results.find((each) => each.scanId === scanId && each.outcome === null);

  async function read() {
    if (state.isReading) return;
    set({ isReading: true });
    try {
      const changed = await list.read();
      admit((all) => withOvertaken(all, changed));
      set({ isReading: false, readError: null, isOffline: false });
    } catch (error) {
      set({ isReading: false, readError: error, ...(isUnreachable(error) && { isOffline: true }) });
    }
  }

  function take({ scanId, outcome, ticket }: ScanResult): Partial<DoorState> {
    const waiting = waitingResult(scanId);
    const shown = waiting && { ...waiting, outcome, ticket };
    return {
      ...(shown && { results: withResult(state.results, shown) }),
      ...(shown?.outcome === 'ADMITTED' && { admitted: shown }),
    };
  }

  /** Nobody answers in time: the list of the device decides. */
  function decide(scanId: string) {
    const waiting = waitingResult(scanId);
    if (!waiting) return;
    const ticket = list.find(waiting.code, state.pending, scanId);
    const shown: DoorResult = { ...waiting, outcome: localOutcome(ticket), ticket: ticket ?? null };
    const results = withResult(state.results, shown);
    if (ticket && shown.outcome === 'ADMITTED') {
      admit((all) => withAdmission(all, { scanId, ticketId: ticket.id, outcome: null }));
      set({ results, admitted: shown });
    } else set({ results, pending: queue((all) => dropScans(all, [scanId])) });
  }

  async function sendBatch(batch: readonly TicketScan[]) {
    for (const { id } of batch) attempted.add(id);
    try {
      const { results } = await client.call(checkInTickets, { params, body: { scans: [...batch] } });
      const ids = batch.map(({ id }) => id);
      const tickets = results.flatMap(({ ticket }) => ticket ?? []);
      for (const ticket of tickets) list.answer(ticket);
      admit((all) => withOvertaken(withAnswers(all, results), tickets));
      for (const result of results) set(take(result));
      set({ pending: queue((all) => dropScans(all, ids)), isOffline: false, hasFailed: false });
      return true;
    } catch (error) {
      const isOffline = isUnreachable(error);
      set({ isOffline, hasFailed: !isOffline });
      for (const { id } of batch) decide(id);
      return false;
    }
  }

  async function sendAll() {
    for (;;) {
      const batch = nextBatch(queue((all) => all));
      if (batch.length === 0 || !(await sendBatch(batch))) return;
    }
  }

  /** One batch at a time, the oldest first. */
  function send(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  }

  /** The list is read after the scans are sent: it has them. */
  async function sync() {
    await send();
    await read();
  }

  function scan(raw: string, door: string) {
    const code = scanCode(raw);
    const scanId = crypto.randomUUID();
    const show = (result: DoorResult) => withScan(state.results, result);
    if (code === null) {
      if (raw.trim()) set({ results: show({ scanId, code: raw.trim(), outcome: 'UNKNOWN', ticket: null }) });
      return;
    }
    const known = list.find(code, state.pending);
    const made = {
      id: scanId,
      code: known?.id ?? code,
      at: new Date(clock.now()).toISOString(),
      door,
    };
    const isAlone = state.isOffline || !navigator.onLine;
    const outcome = isAlone ? localOutcome(known) : null;
    const shown: DoorResult = { scanId, code: made.code, outcome, ticket: known ?? null };
    if (outcome !== null && outcome !== 'ADMITTED') {
      set({ results: show(shown) });
      return;
    }
    if (known && outcome) admit((all) => withAdmission(all, { scanId, ticketId: known.id, outcome: null }));
    set({
      results: show(shown),
      ...(outcome && { admitted: shown }),
      pending: queue((all) => addScan(all, made)),
    });
    if (isAlone) return;
    void send();
    setTimeout(() => decide(scanId), decideAfterMs);
  }

  /** Rejects with ApiError: the admission stays as it is. */
  async function undo() {
    const { admitted } = state;
    if (!admitted) return;
    const { scanId } = admitted;
    await sending;
    const waiting = state.pending.find(({ id }) => id === scanId);
    // Before the call: it is not sent again meanwhile.
    set({ pending: queue((all) => dropScans(all, [scanId])) });
    if (attempted.has(scanId)) {
      try {
        list.answer(await client.call(undoCheckIn, { params: { eventId, scanId } }));
      } catch (error) {
        if (!(error instanceof ApiError && error.code === unknownScan)) {
          if (waiting) set({ pending: queue((all) => addScan(all, waiting)) });
          throw error;
        }
      }
    }
    admit((all) => withoutAdmission(all, scanId));
    const others = state.results.filter((each) => each.scanId !== scanId);
    set({ admitted: null, results: withScan(others, { ...admitted, outcome: 'UNDONE' }) });
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => state,
    search: list.search,
    ticket: list.ticket,
    scan,
    undo,
    sync,
    dismiss: () => {
      admit((all) => all.filter((each) => !isContradicted(each)));
      set({});
    },
    /** Keeps the list, and sends what waits, while the page is in view and has a connection; the answer ends that. */
    start: () => whileInView(() => void sync(), syncEveryMs),
  };
}
