import { clientOf, isCutOff, order, ordersAt } from './buyer';
import { startServer, type Store } from './startServer';

export interface KillReport {
  kills: number;
  /** Orders whose buyers were answered. */
  acknowledged: number;
  /** Of those: what no restarted backend had. */
  lost: number;
  /** The same number given to two orders. */
  repeated: number;
  /** Milliseconds from the start of a process until it answered, each. */
  starts: number[];
}

const buyers = 4;

/** Ends a backend by `kill -9` while buyers order, starts it again on the same store, and counts what it lost. */
export async function killRun(kills: number, store: Store): Promise<KillReport> {
  const acknowledged = new Set<string>();
  const lost = new Set<string>();
  const starts: number[] = [];
  let repeated = 0;
  for (let round = 0; round <= kills; round += 1) {
    const began = performance.now();
    const server = await startServer({ store, stock: null });
    starts.push(performance.now() - began);
    const present = new Set(await ordersAt(server.url));
    for (const id of acknowledged) if (!present.has(id)) lost.add(id);
    if (round === kills) {
      await server.kill();
      break;
    }
    // Somewhere in the work of the first orders, or of later ones.
    let left = 1 + Math.floor(Math.random() * 12);
    let killed: Promise<void> | undefined;
    const buy = async () => {
      const client = clientOf(server.url);
      for (;;) {
        const id = await order(client);
        if (acknowledged.has(id) && !lost.has(id)) repeated += 1;
        acknowledged.add(id);
        left -= 1;
        // Others are in the middle of theirs.
        if (left === 0) {
          setImmediate(() => {
            killed = server.kill();
          });
        }
      }
    };
    await Promise.all(
      Array.from({ length: buyers }, () =>
        buy().catch((error: unknown) => {
          if (!isCutOff(error)) throw error;
        }),
      ),
    );
    await killed;
  }
  return { kills, acknowledged: acknowledged.size, lost: lost.size, repeated, starts };
}
