import {
  resetAccountEmailDomain,
  resetEmailDomain,
  testEmailDomain,
  updateEventEmailDomain,
} from '../../../src/contract';
import { handle, type BoundHandler } from '../../handle';
import { accountOf, accountSender, dropSender, eventSender, testDomain } from './rules';
import { emailOf, textOf } from '../../rules/fields';

export const emailDomainsHandlers: BoundHandler[] = [
  handle(updateEventEmailDomain, ({ db, params: { eventId }, body, fail }) => {
    const fromEmail = emailOf('fromEmail', body.fromEmail);
    const fromName = textOf('fromName', body.fromName, 100);
    const domain = fromEmail.slice(fromEmail.lastIndexOf('@') + 1);
    if (!testDomain(db, domain).passed) fail(4022, `${domain} fails the domain test.`);
    if (body.level === 'Event')
      db.rows('eventEmailSenders', eventId).put({ id: eventId, fromEmail, fromName });
    else {
      const accountId = accountOf(db, eventId);
      db.rows('accountEmailSenders', accountId).put({ id: accountId, fromEmail, fromName });
    }
    return eventSender(db, eventId);
  }),
  handle(resetEmailDomain, ({ db, params: { eventId } }) => {
    dropSender(db, 'eventEmailSenders', eventId);
    return eventSender(db, eventId);
  }),
  handle(resetAccountEmailDomain, ({ db, params: { accountId } }) => {
    dropSender(db, 'accountEmailSenders', accountId);
    return accountSender(db, accountId);
  }),
  handle(testEmailDomain, ({ db, query }) => testDomain(db, query.domain)),
];
