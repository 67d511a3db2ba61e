import type { EventCopy } from '../../../rules/eventCopy';
import { cloneSessions } from './additions';
import { agendaOf, freeId } from './agenda';

/** The agenda of one event as drafts of another. Refuses with 4022 when a session would lie outside its days. */
export function copyAgenda({ from, to, now }: EventCopy): void {
  const { id: eventId, 'account-id': accountId } = to.world.event;
  const { event: source, settings } = agendaOf(from, { accountId, eventId: from.world.event.id });
  const named = <T extends { id: string }>(prefix: string, list: readonly T[]): T[] =>
    list.map((one) => ({ ...one, id: freeId(to, prefix, { find: isTaken }) }));
  const isTaken = (id: string) =>
    [...settings.tracks, ...settings.locations, ...settings.tags].find((one) => one.id === id);
  to.rows('agendaSettings', eventId).put({
    ...settings,
    id: eventId,
    published: false,
    tracks: named('track', settings.tracks),
    locations: named('location', settings.locations),
    tags: named('tag', settings.tags),
    modified: now,
    version: 1,
  });
  cloneSessions(to, { accountId, eventId }, { sourceEventId: source.id }, now);
}
