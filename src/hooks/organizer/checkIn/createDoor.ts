import { ApiError, type Client } from '../../../client';
import {
  checkInTickets,
  undoCheckIn,
  type DoorTicket,
  type Instant,
  type ScanOutcome,
  type ScanResult,
  type TicketScan,
} from '../../../contract';
import type { Clock } from '../../../domain';
import {
  addScan,
  createDoorIndex,
  doorCounts,
  dropScans,
  localOutcome,
  nextBatch,
  openQueue,
  scanCode,
  storedQueue,
  type DoorCount,
  type ScanQueue,
} from '../../../domain/checkIn';
import type { TextStore } from '../../textStore';
import { readDoorList } from './readDoorList';

/** What became of a scan. @experimental */
export interface DoorResult {
  scanId: string;
  /** What was scanned. */
  code: string;
  /** `null` while the backend is asked. */
  outcome: ScanOutcome | null;
  ticket: DoorTicket | null;
}

/** A door at a moment. @experimental */
export interface DoorState {
  /** Per ticket type, scans that were not sent included; `null` until the list was read. */
  counts: readonly DoorCount[] | null;
  /** Scans that were not answered yet. */
  pending: ScanQueue;
  /** The last call did not get through. */
  isOffline: boolean;
  /** The backend did not take the scans: they stay, and are sent again. */
  hasFailed: boolean;
  /** Why the list was not read the last time. */
  readError: unknown;
  isReading: boolean;
  last: DoorResult | null;
  /** The last admission at this door, which can be undone. */
  admitted: DoorResult | null;
  /** Let in by the list of this device, while the backend says otherwise. */
  contradicted: readonly DoorResult[];
}

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
  const params = { eventId };
  const listeners = new Set<() => void>();
  /** Sent at least once: the backend may know them although no answer came. */
  const attempted = new Set<string>();
  /** Let in without the backend. */
  const letIn = new Set<string>();
  const tickets = new Map<string, DoorTicket>();
  let index = createDoorIndex([]);
  let since: Instant | undefined;
  /** What scans changed while a list was read, which that list may not know. */
  let answeredMeanwhile = new Set<string>();
  let sending: Promise<void> | null = null;
  let state: DoorState = {
    counts: null,
    pending: openQueue(store.read(key)),
    isOffline: false,
    hasFailed: false,
    readError: null,
    isReading: false,
    last: null,
    admitted: null,
    contradicted: [],
  };

  /** Those of scans that were not sent let in as well, until somebody says otherwise. */
  const withPending = (except?: string) => {
    const known = new Map(tickets);
    for (const { id, code, at, door } of state.pending) {
      if (id === except) continue;
      const ticket = known.get(index.byCode(code)?.id ?? '');
      if (ticket?.status === 'valid' && !ticket.admission)
        known.set(ticket.id, { ...ticket, admission: { scanId: id, at, door } });
    }
    return known;
  };
  const set = (change: Partial<DoorState>) => {
    state = { ...state, ...change };
    if (since !== undefined) state.counts = doorCounts([...withPending().values()]);
    for (const listener of listeners) listener();
  };
  /** Another tab of the browser may have scans of its own. */
  const queue = (change: (queue: ScanQueue) => ScanQueue): ScanQueue => {
    const pending = change(openQueue(store.read(key)));
    store.write(key, storedQueue(pending));
    return pending;
  };
  /** By the list of the device, without what this scan does itself. */
  const find = (code: string, scanId?: string) => withPending(scanId).get(index.byCode(code)?.id ?? '');

  const merge = (changed: readonly DoorTicket[]) => {
    const others = changed.filter(({ id }) => !answeredMeanwhile.has(id) || !tickets.has(id));
    if (others.length === 0) return;
    for (const ticket of others) tickets.set(ticket.id, ticket);
    index = createDoorIndex([...tickets.values()]);
  };

  async function read() {
    if (state.isReading) return;
    answeredMeanwhile = new Set();
    set({ isReading: true });
    try {
      const list = await readDoorList(client, eventId, since);
      merge(list.tickets);
      since = list.asOf;
      set({ isReading: false, readError: null, isOffline: false });
    } catch (error) {
      set({ isReading: false, readError: error, ...(isUnreachable(error) && { isOffline: true }) });
    }
  }

  function take({ scanId, outcome, ticket }: ScanResult, code: string): Partial<DoorState> {
    if (ticket) {
      answeredMeanwhile.add(ticket.id);
      if (tickets.has(ticket.id)) tickets.set(ticket.id, ticket);
      else {
        tickets.set(ticket.id, ticket);
        index = createDoorIndex([...tickets.values()]);
      }
    }
    const last = state.last;
    const isPending = last?.scanId === scanId && last.outcome === null;
    const shown = isPending ? { ...last, outcome, ticket } : null;
    const wasLetIn = letIn.delete(scanId) && outcome !== 'ADMITTED' && outcome !== 'UNDONE';
    return {
      ...(shown && { last: shown }),
      ...(shown?.outcome === 'ADMITTED' && { admitted: shown }),
      ...(wasLetIn && {
        contradicted: [...state.contradicted, { scanId, code, outcome, ticket }],
        ...(state.admitted?.scanId === scanId && { admitted: null }),
      }),
    };
  }

  /** Nobody answers in time: the list of the device decides. */
  function decide(scanId: string) {
    const { last } = state;
    if (last?.scanId !== scanId || last.outcome !== null) return;
    const ticket = find(last.code, scanId);
    const shown = { ...last, outcome: localOutcome(ticket), ticket: ticket ?? null };
    if (shown.outcome === 'ADMITTED') {
      letIn.add(scanId);
      set({ last: shown, admitted: shown });
    } else set({ last: shown, pending: queue((all) => dropScans(all, [scanId])) });
  }

  async function sendBatch(batch: readonly TicketScan[]) {
    for (const { id } of batch) attempted.add(id);
    try {
      const { results } = await client.call(checkInTickets, { params, body: { scans: [...batch] } });
      const ids = batch.map(({ id }) => id);
      const codes = new Map(batch.map(({ id, code }) => [id, code]));
      for (const result of results) set(take(result, codes.get(result.scanId) ?? ''));
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
    if (code === null) {
      if (raw.trim()) set({ last: { scanId, code: raw.trim(), outcome: 'UNKNOWN', ticket: null } });
      return;
    }
    // The one before is decided now: its panel goes.
    if (state.last) decide(state.last.scanId);
    const known = find(code);
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
      set({ last: shown });
      return;
    }
    if (outcome) letIn.add(scanId);
    set({
      last: shown,
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
        const ticket = await client.call(undoCheckIn, { params: { eventId, scanId } });
        answeredMeanwhile.add(ticket.id);
        tickets.set(ticket.id, ticket);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === unknownScan)) {
          if (waiting) set({ pending: queue((all) => addScan(all, waiting)) });
          throw error;
        }
      }
    }
    letIn.delete(scanId);
    set({ admitted: null, last: { ...admitted, outcome: 'UNDONE' } });
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => state,
    search: (text: string, limit: number) =>
      index.search(text, limit).map((ticket) => tickets.get(ticket.id) ?? ticket),
    scan,
    undo,
    sync,
    dismiss: () => set({ contradicted: [] }),
    /** Keeps the list, and sends what waits, while the page is in view and has a connection; the answer ends that. */
    start: () => {
      const visit = () => {
        if (document.visibilityState === 'visible' && navigator.onLine) void sync();
      };
      visit();
      const timer = setInterval(visit, syncEveryMs);
      window.addEventListener('online', visit);
      document.addEventListener('visibilitychange', visit);
      return () => {
        clearInterval(timer);
        window.removeEventListener('online', visit);
        document.removeEventListener('visibilitychange', visit);
      };
    },
  };
}
