import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attackOrders } from './orders';

/** `npm run attack:orders` sets them; the unit tests run a smaller attack. */
const buyers = Number(process.env['ATTACK_ORDERS'] ?? 100);
const seed = Number(process.env['ATTACK_SEED'] ?? 20);

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    }),
);
afterEach(() => void vi.useRealTimers());

/** Real, so that what was read and parsed gets through while time stands still. */
async function flush() {
  for (let rounds = 0; rounds < 4; rounds += 1) await new Promise((resolve) => setImmediate(resolve));
}

it(
  'F78, F25, F26: nobody pays twice, and no charge is without an order or a refund',
  { timeout: 3_600_000 },
  async () => {
    const report = await attackOrders({
      seed,
      buyers,
      clock: {
        flush,
        next: async () => {
          await vi.advanceTimersToNextTimerAsync();
        },
        advance: async (milliseconds) => {
          await vi.advanceTimersByTimeAsync(milliseconds);
          await flush();
        },
      },
    });
    console.log(JSON.stringify({ seed, ...report }, null, 1));
    expect(report).toMatchObject({
      secondCharges: 0,
      secondOrders: 0,
      chargesWithoutOrder: 0,
      falseConfirmations: 0,
      falseMessages: 0,
      stuck: 0,
    });
    // An attack that stops everybody would show nothing.
    expect(report.confirmed).toBeGreaterThan(buyers * 0.9);
    expect(report.retries).toBeGreaterThan(buyers / 2);
  },
);
