import {
  getSessionRegistrationSettings,
  getSessionStatusEmail,
  getSessionTicketRules,
  listSessionRegistrations,
  registerForSessions,
  runSessionRegistrationAction,
  sendSessionRegistrationStatus,
  unregisterFromSession,
  updateSessionRegistrationSettings,
  updateSessionStatusEmail,
  updateSessionTicketRules,
} from '../../../src/contract';
import type { SessionChoice, SessionRefusal, SessionTicketRule } from '../../../src/contract';
import { Refusal, searchRows, type Db } from '../../db';
import { handle } from '../../handle';
import { agendaOf, checkVersion, sent, type AgendaPath } from '../agenda/rules/agenda';
import { changedAt } from '../../rules/edits';
import { malformed, millisecondsOf, textOf } from '../../rules/fields';
import {
  giveBack,
  planRegistrations,
  registrationOf,
  registrationSettings,
  viewOf,
} from './rules/sessionRegistrations';
import { checkPlaceholders, sendStatusEmails, statusEmailOf } from './rules/statusEmails';

const settingsFields = [
  ...(['enabled', 'opens', 'closes', 'maxSessions', 'allowOverlap', 'waitlist'] as const),
];

const rulesOf = (db: Db, eventId: string): SessionTicketRule[] =>
  db
    .rows('sessionTicketRules', eventId)
    .all()
    .map(({ sessionId, ticketTypeIds }) => ({ sessionId, ticketTypeIds }));

/** Refuses with 4000 what is unknown or there twice. */
function checkRules(db: Db, path: AgendaPath, rules: readonly SessionTicketRule[]): void {
  const { sessions } = agendaOf(db, path);
  for (const [index, { sessionId, ticketTypeIds }] of rules.entries()) {
    const at = `rules[${index}]`;
    if (!sessions.find(sessionId)) throw malformed(`${at}.sessionId`, 'There is no such session.');
    if (rules.findIndex((rule) => rule.sessionId === sessionId) < index)
      throw malformed(`${at}.sessionId`, 'It has a rule already.');
    for (const [index, id] of ticketTypeIds.entries())
      if (!db.world.ticketTypes.some((type) => type.id === id))
        throw malformed(`${at}.ticketTypeIds[${index}]`, 'There is no such ticket type.');
  }
}

export const sessionRegistrationsHandlers = [
  handle(getSessionRegistrationSettings, ({ db, params }) => {
    agendaOf(db, params);
    return registrationSettings(db, params.eventId);
  }),
  handle(updateSessionRegistrationSettings, ({ db, clock, params, body }) => {
    agendaOf(db, params);
    const before = registrationSettings(db, params.eventId);
    checkVersion(before, body.version);
    const settings = { ...before, ...sent(body, settingsFields) };
    const opens = settings.opens === null ? -Infinity : millisecondsOf('opens', settings.opens);
    const closes = settings.closes === null ? Infinity : millisecondsOf('closes', settings.closes);
    if (closes <= opens) throw malformed('closes', 'It is not after the opening.');
    const modified = changedAt(clock, before.modified);
    const version = before.version + 1;
    return db.rows('sessionRegistrationSettings', params.eventId).put({ ...settings, modified, version });
  }),
  handle(getSessionTicketRules, ({ db, params }) => {
    agendaOf(db, params);
    return { rules: rulesOf(db, params.eventId) };
  }),
  handle(updateSessionTicketRules, ({ db, params, body: { rules } }) => {
    checkRules(db, params, rules);
    const rows = db.rows('sessionTicketRules', params.eventId);
    for (const { id } of rows.all()) rows.remove(id);
    for (const { sessionId, ticketTypeIds } of rules)
      rows.add({ id: sessionId, sessionId, ticketTypeIds: [...new Set(ticketTypeIds)] });
    return { rules: rulesOf(db, params.eventId) };
  }),
  handle(listSessionRegistrations, ({ db, params, query }) => {
    agendaOf(db, params);
    const { sendEmail, sessionId, ticketId, status, search } = query;
    const searched = search?.trim().toLowerCase();
    return searchRows(
      db.rows('sessionRegistrations', params.eventId).all(),
      { ...sent(query, ['page', 'size']), criteria: {} },
      {
        size: 50,
        matches: (one) =>
          (sendEmail === undefined || (one.emailedDate !== null) === sendEmail) &&
          (!sessionId || one.sessionId === sessionId) &&
          (!ticketId || one.ticketId === ticketId) &&
          (!status || one.status === status) &&
          (!searched ||
            `${one.attendeeName}\n${one.email}\n${one.company ?? ''}`.toLowerCase().includes(searched)),
        sortBy: {},
      },
    );
  }),
  handle(registerForSessions, ({ db, clock, params, query, body }) => {
    const rows = db.rows('sessionRegistrations', params.eventId);
    const registrations = planRegistrations({ db, path: params, clock }, body.registrations);
    const added = registrations.filter(({ id }) => !rows.find(id));
    for (const registration of registrations) rows.put(registration);
    const emailed = query.sendEmail ? sendStatusEmails({ db, path: params, clock }, added) : 0;
    return { registrations: registrations.map(({ id }) => rows.get(id)), emailed };
  }),
  handle(unregisterFromSession, ({ db, clock, params, query }) => {
    const { sessionId, ticketId, sendEmail } = query;
    agendaOf(db, params).sessions.get(sessionId);
    const gone = registrationOf(db, params.eventId, { sessionId, ticketId });
    const promoted = giveBack(db, params, { sessionId, ticketId });
    const about = promoted ? [gone, promoted] : [gone];
    const emailed = sendEmail ? sendStatusEmails({ db, path: params, clock }, about) : 0;
    const rows = db.rows('sessionRegistrations', params.eventId);
    return { promoted: promoted && rows.get(promoted.id), emailed };
  }),
  handle(getSessionStatusEmail, ({ db, params }) => {
    agendaOf(db, params);
    return statusEmailOf(db, params.eventId);
  }),
  handle(updateSessionStatusEmail, ({ db, clock, params, body }) => {
    agendaOf(db, params);
    const before = statusEmailOf(db, params.eventId);
    checkVersion(before, body.version);
    const email = { ...before, ...sent(body, ['fromName', 'subject', 'body']) };
    textOf('subject', email.subject);
    for (const field of ['subject', 'body'] as const) checkPlaceholders(field, email[field]);
    const modified = changedAt(clock, before.modified);
    return db
      .rows('sessionStatusEmail', params.eventId)
      .put({ ...email, modified, version: before.version + 1 });
  }),
  handle(sendSessionRegistrationStatus, ({ db, clock, params, body }) => {
    const { sessionIds, ticketIds, onlyUnsent = false } = body;
    const { sessions } = agendaOf(db, params);
    for (const id of sessionIds ?? []) sessions.get(id);
    const about = db
      .rows('sessionRegistrations', params.eventId)
      .all()
      .filter(
        (one) =>
          (!sessionIds || sessionIds.includes(one.sessionId)) &&
          (!ticketIds || ticketIds.includes(one.ticketId)) &&
          (!onlyUnsent || one.emailedDate === null),
      );
    return { emailed: sendStatusEmails({ db, path: params, clock }, about), registrations: about.length };
  }),
  handle(runSessionRegistrationAction, ({ db, clock, params, body }) => {
    const { sessions } = agendaOf(db, params);
    const chosen = [...new Set(body.sessionIds)].map((id) => sessions.get(id));
    const rows = db.rows('sessionRegistrations', params.eventId);
    const act = (choice: SessionChoice) => {
      if (body.action === 'UNREGISTER') giveBack(db, params, choice);
      else for (const one of planRegistrations({ db, path: params, clock }, [choice])) rows.put(one);
    };
    const refused: SessionRefusal[] = [];
    let done = 0;
    for (const { id: sessionId } of chosen)
      for (const ticketId of new Set(body.ticketIds))
        try {
          act({ sessionId, ticketId, waitlist: body.waitlist ?? false });
          done += 1;
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          refused.push({ sessionId, ticketId, code: error.code, message: error.message });
        }
    return { views: chosen.map((session) => viewOf(db, params.eventId, session)), done, refused };
  }),
];
