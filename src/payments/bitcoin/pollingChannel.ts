import { deadlines, withDeadline } from '../deadlines';
import type { BitcoinChannel, BitcoinReceivers, ChannelState } from './types';

export interface PollingChannelOptions {
  /** Who is asked. */
  receivers: () => Promise<BitcoinReceivers>;
  /** Milliseconds after which it is given up until the next `connect`. Default: 60 seconds (000 §9). */
  cancelAfter?: number;
}

/** Receivers that are asked whether they are filled, where the provider has nobody who tells it. 000 §9 legacy bitcoin. */
export function pollingChannel({ receivers, cancelAfter = 60_000 }: PollingChannelOptions): BitcoinChannel {
  const watched = new Set<string>();
  const stops = new Map<string, () => void>();
  let hearChargeable: (receiverId: string) => void = () => undefined;
  let hearState: (state: ChannelState) => void = () => undefined;
  let state: ChannelState = 'unconnected';
  let provider: BitcoinReceivers | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const enter = (next: ChannelState) => {
    if (next === state) return;
    state = next;
    hearState(next);
  };
  const poll = (receiverId: string) => {
    if (!provider || stops.has(receiverId)) return;
    const filled = () => {
      watched.delete(receiverId);
      stop(receiverId);
      hearChargeable(receiverId);
    };
    stops.set(receiverId, provider.poll(receiverId, filled));
  };
  const stop = (receiverId: string) => {
    stops.get(receiverId)?.();
    stops.delete(receiverId);
  };
  const rest = (next: ChannelState) => {
    clearTimeout(timer);
    for (const receiverId of [...stops.keys()]) stop(receiverId);
    enter(next);
  };
  /** Counts from the newest receiver. */
  const pollOnce = () => {
    clearTimeout(timer);
    if (watched.size === 0) return;
    timer = setTimeout(() => rest('paused'), cancelAfter);
    watched.forEach(poll);
  };

  return {
    get state() {
      return state;
    },
    connect() {
      if (state === 'connected' || state === 'connecting') return;
      enter('connecting');
      withDeadline('receivers', deadlines.loadMs, receivers).then(
        (loaded) => {
          if (state !== 'connecting') return;
          provider = loaded;
          enter('connected');
          pollOnce();
        },
        () => state === 'connecting' && enter('failed'),
      );
    },
    close: () => rest('unconnected'),
    sendCreated(receiverId) {
      watched.add(receiverId);
      if (state === 'paused') enter('connected');
      if (state === 'connected') pollOnce();
    },
    onChargeable: (listener) => {
      hearChargeable = listener;
    },
    onState: (listener) => {
      hearState = listener;
    },
  };
}
