import { releaseTransaction, type HeldTransaction } from '../../contract';
import type { Client } from '../../client';
import type { TextStore } from '../textStore';

/** What the tabs of a browser tell each other about the hold of an event. Nothing personal is part of it. */
interface SharedHold {
  token: string;
  swapToken?: string | undefined;
  /** Its payment is under way: nobody may release it. */
  paying?: boolean;
}

export interface SingleHoldOptions {
  client: Client;
  eventId: string;
  /** Seen by all tabs. */
  store: TextStore;
}

/** Sees to it that a buyer has one hold for an event, over all tabs of the browser. docs/decisions/0015. */
export interface SingleHold {
  /**
   * Gives back what is held, here (`own`) or in another tab, then holds anew. What is being paid for is left alone, and so is a
   * hold of the same swap, which the backend answers again.
   */
  replace: <Hold extends Pick<HeldTransaction, 'token'>>(
    own: string | undefined,
    swapToken: string | undefined,
    make: () => Promise<Hold>,
  ) => Promise<Hold>;
  /**
   * Goes on with a hold that was made elsewhere, and gives back what else is held, here (`own`) or in another tab. True when a tab of this
   * browser holds it already.
   */
  adopt: (own: string | undefined, token: string) => Promise<boolean>;
  /** Gives tickets back; resolves when that was answered or failed. Then the server's expiry frees the stock (FAULTS F14). */
  release: (token: string) => Promise<void>;
  /** A payment for the hold begins or has ended. */
  note: (token: string, paying: boolean) => void;
  forget: (token: string) => void;
  /** Another tab holds tickets instead. */
  isReplaced: (token: string) => boolean;
}

/** What its entry ends in. */
export const holderKey = ':holder';

/** Milliseconds a new hold waits for the old one to be given back. */
const timeoutMs = 3_000;

export function createSingleHold({ client, eventId, store }: SingleHoldOptions): SingleHold {
  const key = `boxoffice:${eventId}${holderKey}`;
  let releasing: Promise<unknown> = Promise.resolve();

  function read(): Partial<SharedHold> {
    try {
      const found = JSON.parse(store.read(key) ?? 'null') as unknown;
      return typeof found === 'object' && found ? found : {};
    } catch {
      return {};
    }
  }
  const write = (hold: SharedHold) => store.write(key, JSON.stringify(hold));
  const release = async (token: string) => {
    // Leaving may be the reason, so that it has to outlive the page.
    const call = client.call(releaseTransaction, { params: { eventId, token }, keepalive: true });
    releasing = Promise.allSettled([releasing, call]);
    await Promise.allSettled([call]);
  };
  async function releaseAll(tokens: readonly (string | undefined)[]) {
    for (const token of new Set(tokens)) if (token) void release(token);
    await Promise.race([releasing, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
  }

  return {
    replace: (own, swapToken, make) =>
      alone(key, async () => {
        const shared = read();
        const isOurs = shared.paying || (swapToken && shared.swapToken === swapToken);
        await releaseAll([own, shared.token].filter((token) => !(isOurs && token === shared.token)));
        const hold = await make();
        write({ token: hold.token, swapToken });
        return hold;
      }),
    adopt: (own, token) =>
      alone(key, async () => {
        const shared = read();
        const others = [own, shared.paying ? undefined : shared.token];
        await releaseAll(others.filter((other) => other !== token));
        if (shared.token === token) return true;
        write({ token });
        return own === token;
      }),
    release,
    note(token, paying) {
      const shared = read();
      if (shared.token === token && (shared.paying ?? false) !== paying) write({ ...shared, token, paying });
    },
    forget(token) {
      if (read().token === token) store.remove(key);
    },
    isReplaced(token) {
      const shared = read();
      return shared.token !== undefined && shared.token !== token;
    },
  };
}

/** Two tabs that hold in the same moment do so one after the other, where the browser can see to it. */
async function alone<T>(name: string, run: () => Promise<T>): Promise<T> {
  const { locks } = (globalThis as { navigator?: { locks?: LockManager } }).navigator ?? {};
  if (!locks) return run();
  let running: Promise<T> | undefined;
  try {
    return await locks.request(name, () => (running ??= run()));
  } catch (cause) {
    // A frame without an origin of its own has no locks.
    if (running) throw cause;
    return run();
  }
}
