/** Less than this can't be told from a pause of the machine, in milliseconds. */
const shortest = 1;

/**
 * How many times as long one takes as the other: the fastest of each counts, as a busy machine only ever adds to either. Both are taken in
 * turn until the answer is below the limit, or ten times: what is slow by itself stays so.
 */
export function ratio(one: () => unknown, other: () => unknown, limit: number): number {
  let [ofOne, ofOther] = [Infinity, Infinity];
  for (let round = 0; round < 10; round += 1) {
    ofOther = Math.min(ofOther, timeOf(other));
    ofOne = Math.min(ofOne, timeOf(one));
    if (ofOne / Math.max(ofOther, shortest) < limit) break;
  }
  return ofOne / Math.max(ofOther, shortest);
}

function timeOf(act: () => unknown): number {
  const start = performance.now();
  act();
  return performance.now() - start;
}
