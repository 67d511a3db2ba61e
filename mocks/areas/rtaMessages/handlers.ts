import {
  countRtaAudience,
  deleteRtaMessage,
  getRtaMessageHistory,
  sendRtaMessage,
} from '../../../src/contract';
import { searchRows } from '../../db';
import { handle, type BoundHandler } from '../../handle';
import { audienceOf, checkedAudience } from '../emails/rules/audience';
import { eventOf } from '../events/rules';
import { textOf } from '../../rules/fields';
import { currentPerson } from '../account/rules/people';
import { stamp } from '../../rules/stamp';

export const rtaMessagesHandlers: BoundHandler[] = [
  handle(getRtaMessageHistory, ({ db, params: { accountId, eventId }, query }) =>
    searchRows(
      db.rows('rtaMessages', eventOf(db, accountId, eventId).id).all(),
      { ...query, orders: { SENT: 'DESC' } },
      // 002 §9: lists fetch 500.
      { size: 500, matches: () => true, sortBy: { SENT: ({ sentDate }) => Date.parse(sentDate) } },
    ),
  ),
  handle(countRtaAudience, ({ db, params: { accountId, eventId }, body }) => {
    const event = eventOf(db, accountId, eventId);
    return { count: audienceOf(db, event.id, checkedAudience(db, event, body.audienceFilter)).length };
  }),
  handle(sendRtaMessage, ({ db, clock, params: { accountId, eventId }, body, fail }) => {
    const event = eventOf(db, accountId, eventId);
    const audienceFilter = checkedAudience(db, event, body.audienceFilter);
    const title = textOf('title', body.title, 65);
    const text = textOf('text', body.text, 240);
    const audienceCount = audienceOf(db, eventId, audienceFilter).length;
    if (audienceCount === 0) fail(4022, 'Nobody is in this audience.');
    const quotas = db.rows('pushQuotas', eventId);
    const quota = quotas.find(eventId);
    if (!quota || quota.used >= quota.quota) fail(4091, 'The event’s push notifications are used up.');
    else quotas.change(eventId, { used: quota.used + 1 });
    return db.rows('rtaMessages', eventId).add({
      id: db.nextId('message'),
      title,
      text,
      audienceFilter,
      audienceCount,
      sentBy: currentPerson(db)['primary-email'],
      sentDate: stamp(clock),
    });
  }),
  handle(deleteRtaMessage, ({ db, params: { accountId, eventId, messageId } }) => {
    db.rows('rtaMessages', eventOf(db, accountId, eventId).id).remove(messageId);
    return null;
  }),
];
