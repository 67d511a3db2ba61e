import type { Client } from '../../src/client';
import type { Fixtures } from './fixtures';
import type { Made } from './made';

export interface Preparation {
  client: Client;
  /** Whether calls may be sent that change something. */
  write: boolean;
  /** Parameters of path and query to use instead of the examples' own, e.g. `eventId`. */
  values?: Readonly<Record<string, string>>;
  /** What the backend has. Without them, examples are sent with the ids of the conference world. */
  fixtures?: Fixtures | undefined;
  made?: Made | undefined;
}
