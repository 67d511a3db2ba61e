import type { Instant, MigratedEmail } from '../../../../src/contract';
import type { Db } from '../../../db';
import { newDraft } from '../seed/emails';
import { occasionOf } from './emails';

/** Moves the old editor's emails of an event into the builder. */
export function migrateEmails(db: Db, eventId: string, now: Instant): MigratedEmail[] {
  const legacy = db.rows('legacyEmails', eventId);
  return legacy.all().map(({ id: legacyId, name, type, subject, text }) => {
    const { id: emailId } = db.rows('emailCampaigns', eventId).add({
      id: db.nextId('email'),
      name,
      type,
      subject,
      blocks: text.split(/\n\s*\n/).map((paragraph) => ({ kind: 'TEXT', text: paragraph.trim() })),
      ...occasionOf(type, {}, now),
      audienceFilter: {},
      ...newDraft(now),
    });
    legacy.remove(legacyId);
    return { eventId, legacyId, emailId };
  });
}
