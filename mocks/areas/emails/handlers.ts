import {
  createEmail,
  deleteEmail,
  duplicateEmail,
  enableEmail,
  getEmailAuthToken,
  getEmailContext,
  getEmailHistory,
  listEmails,
  listEmailTemplates,
  migrateEmailsToBuilder,
  previewEmail,
  publishEmail,
  searchEmails,
  sendEmailPreview,
  updateEmail,
} from '../../../src/contract';
import type { RegistrationStatus } from '../../../src/contract';
import { searchRows } from '../../db';
import { handle, type BoundHandler } from '../../handle';
import { audienceOf, checkedAudience, registrationsIn, typesIn } from './rules/audience';
import { changedAt, checkUnchanged } from '../../rules/edits';
import { newDraft } from './seed/emails';
import { checkedContent, checkFinished, placeholdersOf, renderEmail, subjectFor } from './rules/content';
import { eventSender } from '../emailDomains/rules';
import { migrateEmails } from './rules/migration';
import {
  beginSending,
  emailRules,
  emailsOf,
  occasionOf,
  sendDue,
  toEmailResponse,
  toEmailsResponse,
} from './rules/emails';
import { eventOf } from '../events/rules';
import { emailOf, malformed, textOf } from '../../rules/fields';

const statuses: RegistrationStatus[] = ['REGISTERED', 'AWAITING_PAYMENT', 'BLOCKED', 'CANCELLED'];
const hour = 3_600_000;

export const emailsHandlers: BoundHandler[] = [
  handle(listEmails, ({ db, clock, params }) => {
    const { event, emails } = emailsOf(db, clock, params);
    return { emails: toEmailsResponse(db, event.id, emails.all()) };
  }),
  handle(searchEmails, ({ db, clock, params, body }) => {
    const { event, emails } = emailsOf(db, clock, params);
    const response = toEmailsResponse(db, event.id, emails.all());
    return searchRows(response, { orders: { MODIFIED: 'DESC' }, ...body }, emailRules);
  }),
  handle(createEmail, ({ db, clock, params, body }) => {
    const { event, emails } = emailsOf(db, clock, params);
    const now = changedAt(clock);
    const template = body.templateId ? db.rows('emailTemplates', '').get(body.templateId) : undefined;
    const { id } = emails.add({
      id: db.nextId('email'),
      name: textOf('name', body.name, 100),
      type: body.type,
      ...checkedContent(db, event, {
        subject: body.subject ?? template?.subject ?? '',
        blocks: body.blocks ?? template?.blocks ?? [],
      }),
      ...occasionOf(body.type, body, now),
      audienceFilter: checkedAudience(db, event, body.audienceFilter),
      ...newDraft(now),
    });
    return toEmailResponse(db, event.id, id);
  }),
  handle(updateEmail, ({ db, clock, params, body, fail }) => {
    const { event, emails } = emailsOf(db, clock, params);
    const before = emails.get(params.emailId);
    if (before.status === 'SENT') fail(4091, 'It went out.');
    checkUnchanged(before, body.modified);
    const now = changedAt(clock, before.modified);
    const { schedule, registrationStatus } = before;
    const requested = {
      schedule: body.schedule ?? schedule ?? undefined,
      registrationStatus: body.registrationStatus ?? registrationStatus ?? undefined,
    };
    emails.change(before.id, {
      name: body.name === undefined ? before.name : textOf('name', body.name, 100),
      ...checkedContent(db, event, {
        subject: body.subject ?? before.subject,
        blocks: body.blocks ?? before.blocks,
      }),
      ...occasionOf(before.type, requested, changedAt(clock)),
      audienceFilter: checkedAudience(db, event, body.audienceFilter ?? before.audienceFilter),
      ...(before.status === 'SCHEDULED' ? { status: 'DRAFT', publishedDate: null, live: null } : {}),
      published: false,
      modified: now,
    });
    return toEmailResponse(db, event.id, before.id);
  }),
  handle(deleteEmail, ({ db, clock, params }) => {
    const { event, emails } = emailsOf(db, clock, params);
    emails.remove(params.emailId);
    const deliveries = db.rows('emailDeliveries', event.id);
    for (const { id, emailId } of deliveries.all()) if (emailId === params.emailId) deliveries.remove(id);
    return null;
  }),
  handle(duplicateEmail, ({ db, clock, params }) => {
    const { event, emails } = emailsOf(db, clock, params);
    const { name, type, registrationStatus, ...source } = emails.get(params.emailId);
    const now = changedAt(clock);
    const { id } = emails.add({
      id: db.nextId('email'),
      name: `Copy of ${name}`.slice(0, 100),
      type,
      subject: source.subject,
      blocks: source.blocks,
      ...occasionOf(type, { registrationStatus: registrationStatus ?? undefined }, now),
      audienceFilter: source.audienceFilter,
      ...newDraft(now),
    });
    return toEmailResponse(db, event.id, id);
  }),
  handle(publishEmail, ({ db, clock, params, fail }) => {
    const { event, emails } = emailsOf(db, clock, params);
    const email = emails.get(params.emailId);
    if (email.status === 'SENT') fail(4091, 'It went out.');
    if (email.published) return toEmailResponse(db, event.id, email.id);
    checkFinished(email);
    const now = changedAt(clock);
    const { subject, blocks, registrationStatus, audienceFilter, schedule } = email;
    const live = { subject, blocks, registrationStatus, audienceFilter };
    const publication = {
      live,
      published: true,
      publishedDate: now,
      modified: changedAt(clock, email.modified),
    };
    if (!schedule) {
      const isOnAlready = email.sendsSince !== null && email.live?.registrationStatus === registrationStatus;
      emails.change(email.id, {
        ...publication,
        status: 'ACTIVE',
        ...(email.enabled && !isOnAlready ? beginSending(db, event.id, email, now) : {}),
      });
      return toEmailResponse(db, event.id, email.id);
    }
    const isNow = schedule.type === 'NOW';
    if (isNow && !email.enabled) fail(4091, 'It is off.');
    const date = isNow ? now : (schedule.date ?? fail(4022, 'It has no date.'));
    if (!isNow && Date.parse(date) <= clock.now()) fail(4022, 'Its date is over.');
    emails.change(email.id, { ...publication, status: 'SCHEDULED', schedule: { type: schedule.type, date } });
    sendDue(db, event, clock.now());
    return toEmailResponse(db, event.id, email.id);
  }),
  handle(enableEmail, ({ db, clock, params, fail }) => {
    const { event, emails } = emailsOf(db, clock, params);
    const email = emails.get(params.emailId);
    if (params.enabled !== 'true' && params.enabled !== 'false')
      throw malformed('enabled', 'It is neither true nor false.');
    const enabled = params.enabled === 'true';
    if (email.status === 'SENT') fail(4091, 'It went out.');
    if (email.enabled === enabled) return toEmailResponse(db, event.id, email.id);
    const { status, schedule } = email;
    if (enabled && status === 'SCHEDULED' && schedule?.date && Date.parse(schedule.date) <= clock.now())
      fail(4091, 'Its date went by while it was off: choose another.');
    const begins = enabled && status === 'ACTIVE';
    // What is on goes by what was published last, not by what is being written.
    const asPublished = { ...email, ...email.live };
    emails.change(email.id, {
      enabled,
      modified: changedAt(clock, email.modified),
      ...(begins ? beginSending(db, event.id, asPublished, changedAt(clock)) : { sendsSince: null }),
    });
    return toEmailResponse(db, event.id, email.id);
  }),
  handle(listEmailTemplates, ({ db, params: { accountId, eventId } }) => {
    eventOf(db, accountId, eventId);
    return { templates: db.rows('emailTemplates', '').all() };
  }),
  handle(getEmailContext, ({ db, params: { accountId, eventId } }) => {
    const event = eventOf(db, accountId, eventId);
    const { fromEmail, fromName } = eventSender(db, eventId);
    return {
      eventName: event.name,
      timeZoneId: event['time-zone-id'],
      sender: { fromEmail, fromName },
      placeholders: placeholdersOf(db, event),
      ticketTypes: typesIn(db, eventId),
      registrationStatuses: statuses.map((status) => ({
        registrationStatus: status,
        count: audienceOf(db, eventId, { registrationStatuses: [status] }).length,
      })),
      checkedIn: audienceOf(db, eventId, { checkedIn: true, registrationStatuses: statuses }).length,
    };
  }),
  handle(previewEmail, ({ db, clock, params, body: { ticketId }, fail }) => {
    const { event, emails } = emailsOf(db, clock, params);
    const email = emails.get(params.emailId);
    const reader = registrationsIn(db, event.id).find((one) => one.ticketId === ticketId);
    if (ticketId !== undefined && !reader) fail(4046, `There is no ticket ${ticketId}.`);
    return renderEmail(db, event, email, reader);
  }),
  handle(sendEmailPreview, ({ db, clock, params, body }) => {
    const { event, emails } = emailsOf(db, clock, params);
    const email = emails.get(params.emailId);
    const recipients = body.recipients.map((address, index) => emailOf(`recipients[${index}]`, address));
    checkFinished(email);
    const people = new Map(recipients.map((address) => [address.toLowerCase(), address]));
    for (const to of people.values())
      db.rows('emailDeliveries', event.id).add({
        id: db.nextId('email-preview'),
        emailId: email.id,
        kind: 'PREVIEW',
        to,
        ticketId: null,
        outcome: 'SENT',
        subject: subjectFor(db, event, email.subject),
        date: changedAt(clock),
      });
    return { sent: people.size };
  }),
  handle(getEmailHistory, ({ db, clock, params, query }) => {
    const { event, emails } = emailsOf(db, clock, params);
    const { id } = emails.get(params.emailId);
    const mine = db
      .rows('emailDeliveries', event.id)
      .all()
      .filter(({ emailId }) => emailId === id);
    // 002 §9: lists fetch 500.
    const rules = { size: 500, matches: () => true, sortBy: { DATE: dateOf } };
    return searchRows(mine, { ...query, orders: { DATE: 'DESC' } }, rules);
  }),
  handle(migrateEmailsToBuilder, ({ db, clock, body: { eventIds }, fail }) => {
    const ids = eventIds ? [...new Set(eventIds)] : db.scopes('legacyEmails');
    if (!ids.every((id) => db.hasEvent(id))) fail(4040, 'There is no such event.');
    return { migrated: ids.flatMap((id) => migrateEmails(db, id, changedAt(clock))) };
  }),
  handle(getEmailAuthToken, ({ db, clock, params: { eventId } }) => {
    const until = clock.now() + hour;
    return {
      token: `em_${db.token(`email builder of ${eventId} until ${until}`, 40)}`,
      expires: new Date(until).toISOString(),
    };
  }),
];

const dateOf = ({ date }: { date: string }): number => Date.parse(date);
