import type { OrganizerEvent } from '../../src/contract';
import { Refusal, type Db } from '../db';
import { isSameName } from './edits';
import { eventOf } from '../areas/events/rules';
import { malformed, textOf } from './fields';
import { mustBelong } from '../areas/account/rules/people';

/** Which event a call is about, where its path does not say. Refuses with 4003, 4042 and 4046. */
export function requestedEvent(db: Db, requested: { accountId: string; eventId: string }): OrganizerEvent {
  return eventOf(db, requestedAccount(db, requested), requested.eventId);
}

/** Which account a call is about, where its path does not say. Refuses with 4003 and 4042. */
export function requestedAccount(db: Db, { accountId }: { accountId: string }): string {
  if (!db.hasAccount(accountId)) throw new Refusal(4042, 'There is no such account.');
  mustBelong(db, accountId);
  return accountId;
}

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
