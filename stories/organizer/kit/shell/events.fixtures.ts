import { createDb, createMockClock, scenarios } from '../../../../mocks';
import type { OrganizerEvent } from '../../../../src/contract';

const db = createDb({ world: scenarios.conference }, createMockClock({ at: scenarios.conference.now }));

/** Every event of the account. */
export const organizerEvents: readonly OrganizerEvent[] = db.rows('events', '77').all();
