import {
  checkInTickets,
  getCheckInData,
  getRegistrationData,
  getRegistrationGoal,
  listDoorTickets,
  setRegistrationGoal,
  undoCheckIn,
  updateCheckInData,
} from '../../../src/contract';
import type { CheckInData, RegistrationGoal } from '../../../src/contract';
import { Refusal, type Db } from '../../db';
import { statusOf } from '../../sale/orders';
import { handle } from '../../handle';
import type { StoredCheckIn } from './seed';
import { changedAt } from '../../rules/edits';
import { asItIs, registrationsOf } from '../events/rules';
import { countOf, malformed, millisecondsOf } from '../../rules/fields';
import { dayIn } from '../insights/rules';
import { checkIn, doorTicket, lastChange, undo } from './rules/admissions';

const day = 24 * 60 * 60_000;
const mostOnAPage = 5000;

/** Any account's event. */
function anyEvent(db: Db, eventId: string) {
  for (const accountId of db.scopes('events')) {
    const row = db.rows('events', accountId).find(eventId);
    if (row) return asItIs(db, row);
  }
  throw new Refusal(4040, 'There is no such event.');
}

const toCheckInResponse = ({
  active,
  deviceId,
  passwordDigest,
  welcomeMessage,
  modified,
}: StoredCheckIn): CheckInData => ({
  active,
  id: deviceId,
  hasPassword: passwordDigest !== null,
  welcomeMessage,
  modified,
});

const checkInOf = (db: Db, eventId: string): StoredCheckIn =>
  db.rows('checkIns', eventId).find(eventId) ?? {
    id: eventId,
    active: false,
    deviceId: `event-${eventId}`,
    passwordDigest: null,
    welcomeMessage: '',
    modified: anyEvent(db, eventId).created,
  };

function goalOf(db: Db, eventId: string, now: number): RegistrationGoal {
  const event = anyEvent(db, eventId);
  const { goal = null, deadline = null } = db.rows('registrationGoals', eventId).find(eventId) ?? {};
  const registrations = event['registration-count'];
  const left = Date.parse(deadline ?? event['start-date']) - now;
  const missing = Math.max(0, (goal ?? 0) - registrations);
  return {
    goal,
    deadline,
    registrations,
    percent: goal === null ? null : Math.round((registrations / goal) * 1000) / 10,
    neededPerDay: goal === null || left <= 0 ? null : Math.ceil(missing / Math.max(1, left / day)),
  };
}

export const checkInHandlers = [
  handle(getCheckInData, ({ db, params }) => toCheckInResponse(checkInOf(db, params.eventId))),

  handle(updateCheckInData, ({ db, clock, params: { eventId }, body, fail }) => {
    const before = checkInOf(db, eventId);
    const isTaken = db
      .scopes('checkIns')
      .flatMap((other) => db.rows('checkIns', other).all())
      .some(({ id, deviceId }) => id !== eventId && deviceId === body.id);
    if (isTaken) throw malformed('id', 'Another event has it.');
    const passwordDigest =
      body.password === undefined ? before.passwordDigest : db.passwords.digest(body.password);
    if (body.active && passwordDigest === null) fail(4022, 'It has no password yet.');
    return toCheckInResponse(
      db.rows('checkIns', eventId).put({
        id: eventId,
        active: body.active,
        deviceId: body.id,
        passwordDigest,
        welcomeMessage: body.welcomeMessage.trim(),
        modified: changedAt(clock, before.modified),
      }),
    );
  }),

  handle(listDoorTickets, ({ db, clock, query: { since, page = 0, size = 1000 } }) => {
    const from = since === undefined ? null : millisecondsOf('since', since);
    const sold = db.orderBook.everyTicket({});
    const found = from === null ? sold : sold.filter((ticket) => lastChange(db, ticket) >= from);
    const rows = Math.min(mostOnAPage, countOf('size', size, 1));
    const first = countOf('page', page, 0) * rows;
    return {
      tickets: found.slice(first, first + rows).map((ticket) => doorTicket(db, ticket)),
      total: found.length,
      asOf: new Date(clock.now()).toISOString(),
    };
  }),

  handle(checkInTickets, ({ db, clock, body }) => ({ results: checkIn({ db, clock }, body.scans) })),

  handle(undoCheckIn, ({ db, clock, params }) => undo({ db, clock }, params.scanId)),

  handle(getRegistrationGoal, ({ db, clock, params }) => goalOf(db, params.eventId, clock.now())),

  handle(setRegistrationGoal, ({ db, clock, params: { eventId }, body: { goal, deadline } }) => {
    const event = anyEvent(db, eventId);
    if (deadline !== null) {
      const at = millisecondsOf('deadline', deadline);
      if (at <= clock.now()) throw malformed('deadline', 'It is past.');
      if (at > Date.parse(event['end-date'])) throw malformed('deadline', 'The event is over by then.');
    }
    db.rows('registrationGoals', eventId).put({
      id: eventId,
      goal: goal === null ? null : countOf('goal', goal, 1),
      deadline: goal === null ? null : deadline,
    });
    return goalOf(db, eventId, clock.now());
  }),

  handle(getRegistrationData, ({ db, params: { eventId } }) => {
    const event = anyEvent(db, eventId);
    const dayOf = dayIn(event['time-zone-id']);
    const days = new Map<string, number>();
    let cancelled = 0;
    for (const { createdDate, tickets } of db.orderBook.all())
      for (const ticket of tickets)
        if (statusOf(ticket) === 'cancelled') cancelled += 1;
        else days.set(dayOf(createdDate), (days.get(dayOf(createdDate)) ?? 0) + 1);
    return {
      orders: event['order-count'],
      registrations: event['registration-count'],
      cancelled,
      byTicketType: db.world.ticketTypes.map(({ id, name, stock }) => ({
        ticketTypeId: id,
        name,
        registrations: registrationsOf(db, id),
        capacity: stock === null ? null : stock + db.orderBook.pastTickets(id),
      })),
      byDay: [...days]
        .map(([date, registrations]) => ({ day: date, registrations }))
        .sort((a, b) => (a.day < b.day ? -1 : 1)),
    };
  }),
];
