import type { AgendaSettings } from '../../../../src/contract';
import { Refusal } from '../../../db/refusal';
import type { StoredSession } from '../seed/stored';
import { repeatedAt } from '../../../rules/edits';
import { malformed, textOf } from '../../../rules/fields';

/** Refuses with 4000 a name that is empty or there twice, with 4022 settings that sessions do not go with. */
export function checkSettings(settings: AgendaSettings, sessions: readonly StoredSession[]): void {
  for (const list of ['tracks', 'locations', 'tags'] as const) {
    const rows = settings[list];
    for (const [index, { name }] of rows.entries()) textOf(`${list}[${index}].name`, name);
    const sameName = repeatedAt(rows.map(({ name }) => name));
    if (sameName >= 0) throw malformed(`${list}[${sameName}].name`, 'Another one has this name.');
    const sameId = repeatedAt(rows.map(({ id }) => id));
    if (sameId >= 0) throw malformed(`${list}[${sameId}].id`, 'Another one has this id.');
  }
  for (const session of sessions) checkUses(session, settings);
}

function checkUses(session: StoredSession, { tracks, locations, tags }: AgendaSettings): void {
  const has = (list: readonly { id: string }[], id: string | null) =>
    id === null || list.some((one) => one.id === id);
  const location = locations.find(({ id }) => id === session.locationId);
  const isUsed =
    !has(tracks, session.trackId) ||
    !has(locations, session.locationId) ||
    !session.tagIds.every((id) => has(tags, id));
  if (isUsed) throw new Refusal(4022, `“${session.title}” still uses what is left out.`);
  if (location && location.capacity !== null && (session.capacity ?? 0) > location.capacity)
    throw new Refusal(4022, `“${session.title}” needs ${session.capacity} seats in ${location.name}.`);
}
