import type { OrganizerEvent } from '../../src/contract';
import type { Db } from '../db';
import { isSameName } from './edits';
import { eventOf } from '../areas/events/rules';
import { malformed, textOf } from './fields';

/** Which event a call is about, where its path does not say. Refuses with 4046. */
export const requestedEvent = (
  db: Db,
  { accountId, eventId }: { accountId: string; eventId: string },
): OrganizerEvent => eventOf(db, accountId, eventId);

/** The name as it is saved. Refuses with 4000 what is empty, or what another row is called, in any case. */
export function freeNameOf(
  rows: readonly { id: string | number; name: string }[],
  name: string,
  own?: string | number,
): string {
  const wanted = textOf('name', name);
  if (rows.some((row) => row.id !== own && isSameName(row.name, wanted)))
    throw malformed('name', 'Another one has this name.');
  return wanted;
}
