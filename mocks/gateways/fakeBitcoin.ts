import type { BitcoinSource, Minor } from '../../src/contract';
import type { PaymentLedger, PaymentOutcome } from './paymentLedger';

/** Who keeps the payments, and how the provider behaves. @public */
export interface FakeBitcoinOptions {
  /** Who keeps the payments: a mock backend's `payments`, or `remotePaymentLedger(address)`. */
  ledger: Pick<PaymentLedger, 'createBitcoinSource' | 'find' | 'settle'>;
  /** Milliseconds until the bitcoins arrive; not before `pay` when absent. */
  arriveAfter?: number;
  /** The provider can't be had: never (`false`), ever (`true`), or the first so many times. Default: false. */
  failToLoad?: boolean | number;
  /** It makes no address: never, ever, or the first so many times. Default: false. */
  refuse?: boolean | number;
  /** `never` and `slow` stay at connecting, the first until it gives up. Default: `connects`. */
  connection?: 'connects' | 'slow' | 'never';
}

/** In the shapes of `BitcoinProvider`, `BitcoinReceivers` and `BitcoinChannel`; the channel is in memory. @public */
export interface FakeBitcoin {
  load: () => Promise<{ createSource: (order: { amount: Minor }) => Promise<BitcoinSource> }>;
  loadReceivers: () => Promise<{
    createReceiver: (order: { amount: Minor }) => Promise<BitcoinSource>;
    poll: (receiverId: string, onFilled: () => void) => () => void;
  }>;
  channel: () => FakeBitcoinChannel;
  /** What becomes of the address that was made last: by default bitcoins arrive, and whoever is connected hears of it. */
  pay: (outcome?: PaymentOutcome) => Promise<void>;
  /** Says of any source that it is chargeable, true or not. */
  say: (sourceId: string) => void;
  /** The connection is lost, until `restore`; what is said meanwhile is missed. */
  drop: () => void;
  restore: () => void;
}

type State = 'unconnected' | 'connecting' | 'connected' | 'failed';

interface FakeBitcoinChannel {
  readonly state: State;
  connect: () => void;
  close: () => void;
  sendCreated: (sourceId: string) => void;
  onChargeable: (listener: (sourceId: string) => void) => void;
  onState: (listener: (state: State) => void) => void;
}

const pollEvery = 250;

/**
 * Stands in for the bitcoin provider, its script and the realtime server.
 * @example
 * const bitcoin = createFakeBitcoin({ ledger: backend.payments });
 * const payments = [bitcoinPaymentOption(bitcoin)];
 * await bitcoin.pay(); // after "Generate Bitcoin address": the bitcoins arrive
 * @public
 */
export function createFakeBitcoin(options: FakeBitcoinOptions): FakeBitcoin {
  const { ledger, arriveAfter, connection = 'connects' } = options;
  const loads = failing(
    options.failToLoad,
    'The bitcoin provider could not be loaded: the fake was told to fail',
  );
  const makes = failing(options.refuse, 'No bitcoin address could be made: the fake was told to refuse');
  const server = createServer(async (id) => (await ledger.find(id))?.state === 'succeeded', connection);
  const arriving = new Set<string>();
  let latest: string | undefined;

  const settle = async (id: string, outcome: PaymentOutcome) => {
    await ledger.settle(id, outcome);
    if (outcome === 'succeeded') server.say(id);
  };
  const arrive = (id: string) => {
    latest = id;
    if (arriveAfter === undefined || arriving.has(id)) return;
    arriving.add(id);
    setTimeout(() => void settle(id, 'succeeded'), arriveAfter);
  };
  const create = async ({ amount }: { amount: Minor }) => {
    makes();
    const source = await ledger.createBitcoinSource({ amount });
    arrive(source.id);
    return source;
  };
  return {
    load: async () => {
      await Promise.resolve();
      loads();
      return { createSource: create };
    },
    loadReceivers: async () => {
      await Promise.resolve();
      loads();
      return {
        createReceiver: create,
        poll: (receiverId, onFilled) => {
          const poll = async () => {
            if ((await ledger.find(receiverId))?.state !== 'succeeded') return;
            clearInterval(timer);
            onFilled();
          };
          const timer = setInterval(() => void poll(), pollEvery);
          return () => clearInterval(timer);
        },
      };
    },
    // A page that was loaded again asks for the source it had.
    channel: () => server.open(arrive),
    pay: async (outcome = 'succeeded') => {
      if (latest === undefined) throw new Error('No bitcoin address was generated yet');
      await settle(latest, outcome);
    },
    say: server.say,
    drop: server.drop,
    restore: server.restore,
  };
}

/** Throws as often as it is set to. */
function failing(times: boolean | number = false, why: string): () => void {
  let left = typeof times === 'number' ? times : times ? Infinity : 0;
  return () => {
    if (left <= 0) return;
    left -= 1;
    throw new Error(why);
  };
}

/** The realtime server and its connections, in memory. */
function createServer(
  isPaid: (id: string) => Promise<boolean>,
  connection: FakeBitcoinOptions['connection'],
) {
  interface Line {
    enter: (state: State) => void;
    hear: (sourceId: string) => void;
    deliver: () => void;
    state: State;
  }
  const lines = new Set<Line>();
  let isDown = false;

  const settleLine = (line: Line) => {
    if (connection === 'slow') return;
    setTimeout(() => {
      if (line.state !== 'connecting' || isDown) return;
      line.enter(connection === 'never' ? 'failed' : 'connected');
      line.deliver();
    });
  };
  const open = (onCreated: (id: string) => void): FakeBitcoinChannel => {
    const outbox = new Set<string>();
    let hearState: (state: State) => void = () => undefined;
    let hearChargeable: (id: string) => void = () => undefined;
    const line: Line = {
      state: 'unconnected',
      enter(state) {
        if (line.state === state) return;
        line.state = state;
        hearState(state);
      },
      hear: (id) => hearChargeable(id),
      deliver() {
        if (line.state !== 'connected') return;
        for (const id of outbox) {
          onCreated(id);
          void isPaid(id).then((paid) => paid && line.state === 'connected' && hearChargeable(id));
        }
        outbox.clear();
      },
    };
    return {
      get state() {
        return line.state;
      },
      connect() {
        lines.add(line);
        line.enter('connecting');
        settleLine(line);
      },
      close() {
        lines.delete(line);
        line.state = 'unconnected';
      },
      sendCreated(sourceId) {
        outbox.add(sourceId);
        line.deliver();
      },
      onChargeable: (listener) => {
        hearChargeable = listener;
      },
      onState: (listener) => {
        hearState = listener;
      },
    };
  };
  return {
    open,
    say: (sourceId: string) => {
      for (const line of lines) if (line.state === 'connected') line.hear(sourceId);
    },
    drop: () => {
      isDown = true;
      for (const line of lines) line.enter('connecting');
    },
    restore: () => {
      isDown = false;
      lines.forEach(settleLine);
    },
  };
}
