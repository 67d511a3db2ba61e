import { createMockClock, type MockBackend, type MockClock, type World } from '../mocks';
import { saleEndOf } from '../mocks/sale/openings';

/** How far before its end a hold warns. */
const warning = 120_000;

/** When the last ticket type goes off sale; the world's own moment when none does. */
function endOfSales(world: World): number {
  const ends = world.ticketTypes.map((type) => saleEndOf(world, type) ?? 0);
  return Math.max(Date.parse(world.now), ...ends) + 60_000;
}

/** The clock a world starts with, as the toolbar has it. */
export const clockFor = (scenario: World, requested: unknown): MockClock =>
  createMockClock({
    at: requested === 'saleEnded' ? endOfSales(scenario) : scenario.now,
    running: requested === 'running',
  });

/** Choices that go on with the world there is: what was held stays held, and time passes. */
export const isJump = (requested: unknown): boolean =>
  requested === 'twoMinutesLeft' || requested === 'holdExpired';

/** Lets time pass until the hold that ends next warns, or has run out. Without a hold nothing happens. */
export function jump({ db, clock }: MockBackend, requested: unknown) {
  const ends = db
    .snapshot()
    .holds.filter(({ expiresAt, orderId }) => orderId === undefined && expiresAt > clock.now())
    .map(({ expiresAt }) => expiresAt);
  if (ends.length === 0) return;
  const end = Math.min(...ends);
  const target = requested === 'twoMinutesLeft' ? end - warning : end + 1000;
  if (target > clock.now()) clock.set(target);
}
