import type { Client } from '../../src/client';
import type { Fixtures } from './fixtures';

export interface SafetyOptions {
  /** Without any session. */
  stranger: Client;
  eventId: string;
  /** Whether calls may be sent that change something. What was held is given back. */
  write: boolean;
  /** Calls the backend does not have. */
  without?: readonly string[];
  /** Parameters of path and query instead of the examples' own. */
  values?: Readonly<Record<string, string>>;
  /** What the backend has. */
  fixtures?: Fixtures | undefined;
}
