import { copiedReferences, type CopiedIds, type EventCopy } from '../../../rules/eventCopy';
import { newDraft } from '../seed/emails';

/**
 * The emails of one event as drafts of another, their dates moved; nothing went out there. Those for certain ticket types come only with
 * one of them: without, they would go to everybody. Those for certain lists stay: lists are not copied.
 */
export function copyEmails({ from, to, now, moved }: EventCopy, ticketTypeIds: CopiedIds): void {
  const emails = to.rows('emailCampaigns', to.world.event.id);
  for (const email of from.rows('emailCampaigns', from.world.event.id).all()) {
    const { audienceFilter, schedule } = email;
    const ticketTypes = copiedReferences(ticketTypeIds, audienceFilter.ticketTypeIds ?? []);
    if (ticketTypes === null || audienceFilter.listIds?.length) continue;
    const date = schedule?.type === 'DATE' && schedule.date ? moved(schedule.date) : null;
    emails.add({
      ...structuredClone(email),
      id: to.nextId('email'),
      schedule: schedule && { type: 'DATE', date },
      audienceFilter: {
        ...audienceFilter,
        ...(audienceFilter.ticketTypeIds && { ticketTypeIds: ticketTypes }),
      },
      ...newDraft(now),
    });
  }
}
