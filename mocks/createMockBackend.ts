import type { RequestHandler } from 'msw';
import { createMockClock, type MockClock } from './clock';
import { createDb, type Db, type DbOptions, type World } from './db';
import type { Reconciliation } from './sale/unsavedPayments';
import { trackMembers } from './db/changes';
import type { EndpointName, Fault, Faults, Latency } from './faults';
import { createPaymentLedger, type PaymentLedger } from './gateways/paymentLedger';
import { createStripeLedger, type StripeLedger } from './gateways/stripeLedger';
import type { Caller, Surroundings } from './handle';
import { boundHandlers } from './areas/handlers';
import { createLateCommits } from './lateCommits';
import { oneHandler } from './oneHandler';
import { mediaUploads } from './mediaUploads';
import { picturesOf } from './pictures';
import { scenarios } from './scenarios';
import { indexedDbStorage, type Saving, type Storage } from './storage';

/** The world, the clock and the storage of a backend. @public */
export interface MockBackendOptions extends DbOptions {
  /** The world to start from. Default: `scenarios.conference`. */
  scenario?: World;
  /** Default: a clock that runs on from the world's own moment. */
  clock?: MockClock;
  faults?: Faults;
  latency?: Latency;
  /** What the captcha's provider says about a token, asked once for each. Default: any is good that is not `bad-…`. */
  acceptsCaptcha?: (token: string) => boolean;
  /**
   * `indexeddb` goes on with the same world after a reload, and shares it with other pages; or a storage of your own.
   * Default: `memory`.
   */
  storage?: 'memory' | 'indexeddb' | Storage;
  /** Who calls, where many visitors share the backend. Default: one, whose session is the world's. */
  caller?: () => Caller | undefined;
}

/** How a backend is set, as a page that shows it reads them. @public */
export interface MockBackendSettings {
  /** Name of the world it started from. */
  scenario: string;
  faults: Faults;
  latency: Latency;
}

/** The whole backend, in memory, behind the contract. @public */
export interface MockBackend {
  /** For `setupWorker`, `setupServer` or `parameters.msw.handlers`. */
  readonly handlers: RequestHandler[];
  /** The present world; another object after `reset`. */
  readonly db: Db;
  readonly clock: MockClock;
  /** Stripe's side: give it to `createFakeStripe`. */
  readonly stripe: StripeLedger;
  /** The other providers' side: give it to their fakes. */
  readonly payments: PaymentLedger;
  readonly settings: MockBackendSettings;
  /** Resolves when a stored world has been read; handlers wait for it. */
  readonly ready: Promise<void>;
  /** Begins anew, with this world or the one it began with last. Its own clock goes back to the world's moment. */
  reset(scenario?: World): Promise<void>;
  /**
   * The job every backend that takes money needs: makes orders of payments that have none, or gives them back, without their buyers.
   * `startReconciling` runs it again and again.
   */
  reconcile(): Promise<Reconciliation>;
  setFaults(faults: Faults): Promise<void>;
  setLatency(latency: Latency): Promise<void>;
  /** Called after each change of world, settings or clock; answers how to stop. */
  subscribe(listener: () => void): () => void;
}

/** A revision no storage has. */
const stale = -1;

/**
 * The backend in memory: `handlers` for MSW answer every call of the contract by the rules of `boxoffice/domain`.
 * @example const backend = createMockBackend({ scenario: scenarios.soldOut }); setupServer(...backend.handlers).listen();
 * @public
 */
export function createMockBackend(options: MockBackendOptions = {}): MockBackend {
  let scenario = options.scenario ?? scenarios.conference;
  const clock = options.clock ?? createMockClock({ at: scenario.now, running: true });
  let db = createDb({ world: scenario }, clock, options);
  let faults = { ...options.faults };
  let latency = options.latency ?? 0;
  let revision = 0;
  let restoring = false;
  let storage = storageOf(options.storage);
  const lateCommits = createLateCommits();
  const acceptsCaptcha = once(options.acceptsCaptcha ?? isGoodToken);
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());

  /** Nothing of the present world is saved yet. */
  let isNewWorld = true;
  let stateChanges = trackMembers('state');

  const begin = (world: World) => {
    scenario = world;
    db = createDb({ world }, clock, options);
    isNewWorld = true;
    stateChanges = trackMembers('state');
  };
  const saving: Saving = {
    state: () => ({
      revision,
      scenario,
      faults,
      latency,
      snapshot: db.snapshot(),
      clock: clock.state(),
    }),
    changes: () => ({
      ...(isNewWorld ? { newWorld: scenario } : {}),
      entries: [...db.changes(), ...stateChanges({ faults, latency, clock: clock.state() })],
    }),
  };
  const save = async () => {
    revision += 1;
    await storage?.save(revision, saving);
    isNewWorld = false;
  };
  const refresh = async () => {
    if (!storage || (await storage.revision()) === revision) return;
    const saved = await storage.load();
    if (!saved) {
      if (revision === stale) begin(scenario);
      revision = 0;
      return;
    }
    restoring = true;
    clock.restore(saved.clock);
    restoring = false;
    ({ scenario, faults, latency, revision } = saved);
    db = createDb(saved.snapshot, clock, options);
    isNewWorld = false;
    stateChanges = trackMembers('state', { faults, latency, clock: saved.clock });
    notify();
  };
  const step = async <T>(changes: boolean, run: () => T): Promise<T> => {
    const once = async () => {
      await refresh();
      const outcome = outcomeOf(run);
      if (changes) await save();
      return outcome;
    };
    const outcome = await (storage ? storage.alone(once, changes) : once()).catch((error: unknown) => {
      // What the step did is saved nowhere: the next one begins with what is.
      revision = stale;
      throw error;
    });
    if (changes) notify();
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  };
  const ready = (storage ? storage.alone(refresh, false) : Promise.resolve()).catch(() => {
    // A browser that keeps nothing, a private window for one: this page goes on in memory. A database is read again by the next
    // step, which fails where it can't be: what is answered is stored.
    if (options.storage === 'indexeddb') storage = null;
  });
  clock.onChange(() => {
    // A clock that could not be saved is read anew with the next step.
    if (!restoring) step(true, () => undefined).catch(() => undefined);
  });

  const takeFault = async (name: EndpointName): Promise<Fault | undefined> => {
    await step(false, () => undefined);
    if (faults[name]?.times === undefined) return faults[name];
    return step(true, () => {
      const fault = faults[name];
      if (!fault?.times) return undefined;
      faults = { ...faults, [name]: { ...fault, times: fault.times - 1 } };
      return fault;
    });
  };
  const surroundings: Surroundings = {
    db: () => db,
    clock,
    latency: () => latency,
    acceptsCaptcha,
    takeFault,
    step,
    ready,
    lateCommits,
    caller: options.caller,
  };
  const book = () => {
    db.expireDue();
    return db.intents;
  };

  return {
    handlers: [oneHandler(boundHandlers, surroundings), picturesOf(() => db), ...mediaUploads()],
    clock,
    ready,
    stripe: createStripeLedger({ book, step }),
    payments: createPaymentLedger({ db: () => db, step }),
    get db() {
      return db;
    },
    get settings() {
      return { scenario: scenario.name, faults, latency };
    },
    reset: (next) =>
      step(true, () => {
        lateCommits.clear();
        const world = next ?? scenario;
        if (!options.clock) clock.set(world.now);
        begin(world);
      }),
    reconcile: async () => {
      const isDue = await step(false, () => db.hasUnsavedPayments());
      return isDue ? step(true, () => db.reconcile()) : { orders: 0, refunds: 0 };
    },
    setFaults: (next) =>
      step(true, () => {
        faults = { ...next };
      }),
    setLatency: (next) =>
      step(true, () => {
        latency = next;
      }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function outcomeOf<T>(run: () => T): { value: T } | { error: unknown } {
  try {
    return { value: run() };
  } catch (error) {
    return { error };
  }
}

const isGoodToken = (token: string) => token !== '' && !token.startsWith('bad-');

/** A captcha's token is good for one call. */
function once(accepts: (token: string) => boolean) {
  const spent = new Set<string>();
  return (token: string) => {
    if (spent.has(token) || !accepts(token)) return false;
    spent.add(token);
    return true;
  };
}

function storageOf(requested: MockBackendOptions['storage']): Storage | null {
  if (requested === 'indexeddb') return 'indexedDB' in globalThis ? indexedDbStorage() : null;
  return typeof requested === 'object' ? requested : null;
}
