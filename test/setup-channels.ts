import { threadId } from 'node:worker_threads';

const held = globalThis as { boxofficeChannel?: typeof BroadcastChannel };

/** The browser of a thread: in Node a channel reaches every thread, and tests in another one would answer for the bank of this one. */
held.boxofficeChannel ??= class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} of thread ${threadId}`);
  }
};
globalThis.BroadcastChannel = held.boxofficeChannel;
