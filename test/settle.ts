/**
 * Lets everything that is under way without a clock come to its end: effects, and answers of the mock backend. For tests that
 * show that nothing happens; turns of the event loop are counted, so that a busy machine changes nothing.
 */
export async function settle(turns = 50): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
