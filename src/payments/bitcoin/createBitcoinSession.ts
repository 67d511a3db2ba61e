import { ApiError } from '../../client';
import type { BitcoinSource, Minor } from '../../contract';
import { deadlines, withDeadline } from '../deadlines';
import type { BitcoinChannel, BitcoinProvider, ChannelState } from './types';

/** What a tab remembers of an address that may have been paid to. */
export interface StoredSource {
  sourceId: string;
  refundAddress: string;
}

export interface BitcoinSessionOptions {
  /** The provider, e.g. with its script. */
  load: () => Promise<BitcoinProvider>;
  openChannel: () => BitcoinChannel;
  /** What became of a source, from the backend. */
  readSource: (sourceId: string) => Promise<BitcoinSource>;
  /** US cents. */
  amount: Minor;
  /** Over reloads, for this hold. */
  memory: { recall: () => StoredSource | undefined; note: (stored: StoredSource | undefined) => void };
  /** Milliseconds after which an unpaid address is replaced; never when absent. */
  refreshAfter?: number | undefined;
}

/** What was requested with an address; the email is not known any more after a reload. */
interface Given {
  email?: string;
  refundAddress: string;
}

/**
 * How far the payment is. `waiting`: there is an address (the source is pending). `received`: its source was said to be
 * chargeable. `approved`: read again, it is. `ended`: nothing can be paid to the address any more.
 */
export type BitcoinProgress =
  | { at: 'none'; why?: 'refused' | 'ended' | 'reset' }
  | { at: 'generating' }
  | { at: 'restoring'; failed: boolean }
  | ({ at: 'waiting' | 'received' | 'approved'; source: BitcoinSource; isRenewed: boolean } & Given);

export interface BitcoinState {
  script: 'loading' | 'ready' | 'failed';
  /** Why it failed. */
  failure?: unknown;
  channel: ChannelState;
  payment: BitcoinProgress;
}

/** One bitcoin payment for one hold, as long as its page lives. 000 §4 Bitcoin. */
export interface BitcoinSession {
  getState: () => BitcoinState;
  subscribe: (listener: () => void) => () => void;
  /** Its fields are shown: loads, connects, and goes on with what was generated. Answers how to stop. */
  start: () => () => void;
  retryLoad: () => void;
  generate: (given: Required<Given>) => Promise<void>;
  /** Clears the source: another email, another address. */
  reset: () => void;
  /** Connects again at once, and reads what may have been missed. */
  tryAgain: () => void;
}

export function createBitcoinSession(options: BitcoinSessionOptions): BitcoinSession {
  const { memory, readSource, refreshAfter } = options;
  const listeners = new Set<() => void>();
  let state: BitcoinState = { script: 'loading', channel: 'unconnected', payment: { at: 'none' } };
  let provider: BitcoinProvider | undefined;
  let channel: BitcoinChannel | undefined;
  /** Made here, the one that is shown among them: whichever is paid pays. */
  const own = new Map<string, BitcoinSource>();
  /** Counts up when what is on its way is no longer wanted. */
  let run = 0;
  let refresh: ReturnType<typeof setTimeout> | undefined;

  const set = (change: Partial<BitcoinState>) => {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  };
  const setPayment = (payment: BitcoinProgress) => set({ payment });

  function adopt(source: BitcoinSource, given: Given, isRenewed = false) {
    own.set(source.id, source);
    memory.note({ sourceId: source.id, refundAddress: given.refundAddress });
    setPayment({ at: 'waiting', source, isRenewed, ...given });
    channel?.sendCreated(source.id);
    take(source);
    planRefresh();
    // The backend learns whose it is, in case nobody is here when the bitcoins arrive.
    void readSource(source.id).then(take, () => undefined);
  }

  /** What the backend says of a source that was made here. */
  function take(source: BitcoinSource) {
    const { payment } = state;
    if (!('source' in payment) || !own.has(source.id)) return;
    if (source.status === 'chargeable' || source.status === 'consumed')
      setPayment({ ...payment, at: 'approved', source });
    else if (source.status !== 'pending' && payment.source.id === source.id) end('ended');
  }

  /** Somebody said so: true or not, it is read again (000 §4, FAULTS F52). */
  function hear(sourceId: string) {
    const { payment } = state;
    const source = own.get(sourceId);
    if (payment.at !== 'waiting' || !source) return;
    setPayment({ ...payment, at: 'received', source });
    void reread();
  }

  /** A message may have been missed while nobody was listening (FAULTS F51). What can't be read stays as it was known. */
  async function reread() {
    const { payment } = state;
    if (!('source' in payment)) return;
    const ids = payment.at === 'waiting' ? [...own.keys()] : [payment.source.id];
    const answers = await Promise.allSettled(ids.map((id) => readSource(id)));
    for (const answer of answers) if (answer.status === 'fulfilled') take(answer.value);
  }

  function end(why: 'ended' | 'reset') {
    run += 1;
    clearTimeout(refresh);
    own.clear();
    memory.note(undefined);
    setPayment({ at: 'none', why });
  }

  function planRefresh() {
    clearTimeout(refresh);
    if (refreshAfter !== undefined) refresh = setTimeout(() => void renew(), refreshAfter);
  }

  /** `undefined` when the provider makes none, or does not answer. */
  async function create(given: Required<Given>): Promise<BitcoinSource | undefined> {
    const maker = provider;
    if (!maker) return undefined;
    const order = { amount: options.amount, currency: 'usd', ...given } as const;
    return withDeadline('createSource', deadlines.addressMs, () => maker.createSource(order)).catch(
      () => undefined,
    );
  }

  /** The price was good for a while. The address before is listened to as well: it may have been paid to. */
  async function renew() {
    const { payment } = state;
    if (payment.at !== 'waiting' || payment.email === undefined || !provider) return;
    const { email, refundAddress } = payment;
    const mine = run;
    const source = await create({ email, refundAddress });
    if (mine !== run || state.payment.at !== 'waiting') return;
    if (source) adopt(source, { email, refundAddress }, true);
    else planRefresh();
  }

  async function restore({ sourceId, refundAddress }: StoredSource) {
    const mine = (run += 1);
    setPayment({ at: 'restoring', failed: false });
    try {
      const source = await readSource(sourceId);
      if (mine === run) adopt(source, { refundAddress });
    } catch (cause) {
      if (mine !== run) return;
      const isUnknown = cause instanceof ApiError && (cause.code === 4046 || cause.code === 4044);
      if (isUnknown) end('ended');
      else setPayment({ at: 'restoring', failed: true });
    }
  }

  function load() {
    set({ script: provider ? 'ready' : 'loading', failure: undefined });
    if (provider) return;
    withDeadline('bitcoin', deadlines.loadMs, options.load).then(
      (loaded) => {
        provider = loaded;
        set({ script: 'ready' });
      },
      (failure: unknown) => set({ script: 'failed', failure }),
    );
  }

  function listen(): () => void {
    const opened = options.openChannel();
    channel = opened;
    let connections = 0;
    opened.onChargeable(hear);
    opened.onState((next) => {
      set({ channel: next });
      if (next !== 'connected') return;
      connections += 1;
      if (connections > 1) own.forEach((_, sourceId) => opened.sendCreated(sourceId));
      void reread();
    });
    own.forEach((_, sourceId) => opened.sendCreated(sourceId));
    opened.connect();
    return () => {
      opened.close();
      channel = undefined;
      set({ channel: 'unconnected' });
    };
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      load();
      const stop = listen();
      const stored = memory.recall();
      if (state.payment.at === 'none' && stored) void restore(stored);
      return stop;
    },
    retryLoad: load,
    async generate({ email, refundAddress }) {
      if (!provider || state.payment.at !== 'none') return;
      const mine = (run += 1);
      setPayment({ at: 'generating' });
      const source = await create({ email, refundAddress });
      if (mine !== run) return;
      if (source) adopt(source, { email, refundAddress });
      else setPayment({ at: 'none', why: 'refused' });
    },
    reset() {
      if (state.payment.at === 'waiting') end('reset');
    },
    tryAgain() {
      const { payment } = state;
      channel?.connect();
      const stored = memory.recall();
      if (payment.at === 'restoring' && payment.failed && stored) void restore(stored);
      else void reread();
    },
  };
}
