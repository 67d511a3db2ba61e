import type { Instant } from '../../src/contract';
import type { Clock } from '../../src/domain/time/clock';

/** The present moment, as rows keep it. */
export const stamp = (clock: Clock): Instant => new Date(clock.now()).toISOString();
