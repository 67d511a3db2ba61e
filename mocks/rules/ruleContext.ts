import type { Clock } from '../../src/domain/time/clock';
import type { Db } from '../db';

/** What a rule works on. */
export interface RuleContext {
  db: Db;
  clock: Clock;
}
