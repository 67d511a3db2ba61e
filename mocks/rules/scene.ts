import type { Clock } from '../../src/domain/time/clock';
import type { Db } from '../db'; /** What a rule works on. */
export interface Scene {
  db: Db;
  clock: Clock;
}
