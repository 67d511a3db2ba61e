import {
  addEvents,
  addTeamMembers,
  beginActing,
  createAccountFeatures,
  endActing,
  getAccountFeatures,
  getFeatures,
  getSubscription,
  getSyncReport,
  getUserVerification,
  replaceFeatures,
  resubscribe,
  setRegistrations,
  switchFeatures,
  updateAccountFeatures,
  updateAgreementEndDate,
  updateAgreementStartDate,
  updateAgreementStatus,
  updatePushQuota,
  updateWidgetSnippet,
  type Account,
  type AccountAgreement,
  type AccountCounts,
  type AccountOverview,
} from '../../../src/contract';
import type { Clock } from '../../../src/domain/time/clock';
import { Refusal, type Db } from '../../db';
import { handle } from '../../handle';
import { agreementMoves, agreementStatus, eventIdsOf, overviewOf, usedBy } from '../account/rules/account';
import {
  accountFeaturesOf,
  featuresOf,
  findProblems,
  hasWidget,
  keepFeatures,
  selectFeatures,
  subscriptionOf,
} from './rules';
import { changedAt } from '../../rules/edits';
import { countOf, emailOf, millisecondsOf, textOf } from '../../rules/fields';
import {
  currentPerson,
  endWork,
  isActing,
  personByEmail,
  signedInPerson,
  workIn,
} from '../account/rules/people';
import { stamp } from '../../rules/stamp';

const maxSnippetLength = 20_000;

export const administrationHandlers = [
  handle(beginActing, ({ db, params: { accountId }, body, clock }) => {
    const reason = textOf('reason', body.reason);
    workIn(db, currentPerson(db), { accountId, acting: { since: stamp(clock), reason } });
    return signedInPerson(db);
  }),
  handle(endActing, ({ db }) => {
    if (isActing(db)) endWork(db);
    return signedInPerson(db);
  }),
  handle(setRegistrations, ({ db, params: { accountId }, body, clock }) => {
    const { registrations } = usedBy(db, accountId);
    return allow(db, clock, accountId, {
      registrations: countOf('registrations', body.registrations, registrations),
    });
  }),

  handle(updateAgreementStartDate, ({ db, params, body, clock }) => {
    millisecondsOf('startDate', body.startDate);
    return agree(db, clock, params.accountId, { startDate: body.startDate });
  }),

  handle(updateAgreementEndDate, ({ db, params, body, clock }) => {
    millisecondsOf('endDate', body.endDate);
    return agree(db, clock, params.accountId, { endDate: body.endDate });
  }),

  handle(updateAgreementStatus, ({ db, params, body: { status }, clock, fail }) => {
    const account = db.rows('accounts', '').get(params.accountId);
    const present = agreementStatus(account, clock.now());
    if (status === present) return overviewOf(db, account, clock.now());
    if (!agreementMoves[present].includes(status)) fail(4091, `${present} does not become ${status}.`);
    if (status === 'ACTIVE' && Date.parse(account.agreement.endDate) <= clock.now())
      fail(4022, 'The agreement has ended: move its end first.');
    return agree(db, clock, params.accountId, { status });
  }),

  handle(addTeamMembers, ({ db, params: { accountId }, body, clock }) => {
    const { allowed } = db.rows('accounts', '').get(accountId);
    const more = countOf('teamMembers', body.teamMembers, 1);
    return allow(db, clock, accountId, { teamMembers: allowed.teamMembers + more });
  }),

  handle(addEvents, ({ db, params: { accountId }, body, clock }) => {
    const { allowed } = db.rows('accounts', '').get(accountId);
    const more = countOf('events', body.events, 1);
    return allow(db, clock, accountId, { events: allowed.events + more });
  }),

  handle(getSyncReport, ({ db, clock }) => {
    const accounts = db.rows('accounts', '').all();
    const events = accounts.flatMap(({ id }) => [...eventIdsOf(db, id)]);
    return {
      checkedDate: stamp(clock),
      accounts: accounts.length,
      persons: db.rows('people', '').all().length,
      events: new Set([db.world.event.id, ...events]).size,
      orders: db.sales().reduce((sum, { orderBook }) => sum + orderBook.count(), 0),
      problems: findProblems(db),
    };
  }),

  handle(updatePushQuota, ({ db, params: { eventId }, body, clock }) => {
    const quotas = db.rows('pushQuotas', eventId);
    const used = quotas.find(eventId)?.used ?? 0;
    const quota = countOf('quota', body.quota, used);
    const modifiedDate = stamp(clock);
    quotas.put({ id: eventId, quota, used, modifiedDate });
    return { eventId, quota, used, modifiedDate };
  }),

  handle(getFeatures, ({ db, params }) => featuresOf(db, params.eventId)),
  handle(replaceFeatures, ({ db, params, body }) => keepFeatures(db, params.eventId, body)),
  handle(switchFeatures, ({ db, params, body }) =>
    keepFeatures(db, params.eventId, { ...featuresOf(db, params.eventId), ...body }),
  ),

  handle(getAccountFeatures, ({ db, params }) => accountFeaturesOf(db, params.accountId)),
  handle(updateAccountFeatures, ({ db, params, body, clock }) => {
    db.rows('accountFeatures', '').get(params.accountId);
    return selectFeatures(db, params.accountId, body, stamp(clock));
  }),
  handle(createAccountFeatures, ({ db, params, body, clock, fail }) => {
    if (db.rows('accountFeatures', '').find(params.accountId)) fail(4090, 'There is a selection already.');
    return selectFeatures(db, params.accountId, body, stamp(clock));
  }),

  handle(updateWidgetSnippet, ({ db, params: { eventId, widgetId }, body, clock, fail }) => {
    if (!hasWidget(db, eventId, widgetId)) fail(4046, 'The event has no such widget.');
    const codeSnippet = body.codeSnippet.trim();
    if (codeSnippet === '' || codeSnippet.length > maxSnippetLength)
      fail(4022, `The code has 1 to ${maxSnippetLength} characters.`);
    const snippet = { eventId, widgetId, codeSnippet, modifiedDate: stamp(clock) };
    db.rows('widgetSnippets', eventId).put({ id: widgetId, ...snippet });
    return snippet;
  }),

  handle(getSubscription, ({ db, query }) => subscriptionOf(db, emailOf('email', query.email))),

  handle(resubscribe, ({ db, body, fail }) => {
    const email = emailOf('email', body.email);
    const { unsubscribed, reason } = subscriptionOf(db, email);
    if (reason === 'COMPLAINT') fail(4091, 'Only its owner takes a complaint back.');
    if (unsubscribed) db.rows('unsubscriptions', '').remove(email.toLowerCase());
    return subscriptionOf(db, email);
  }),

  handle(getUserVerification, ({ db, query, fail }) => {
    const person = personByEmail(db, emailOf('email', query.email));
    if (!person) return fail(4046, 'Nobody has this address.');
    const { id, accountId, verified, verifiedDate, 'primary-email': email } = person;
    return { personId: id, email, accountId, verified, verifiedDate };
  }),
];

function allow(db: Db, clock: Clock, accountId: string, changes: Partial<AccountCounts>): AccountOverview {
  const { allowed } = db.rows('accounts', '').get(accountId);
  return change(db, clock, accountId, { allowed: { ...allowed, ...changes } });
}

/** Refuses with 4022 an agreement that ends before it starts. */
function agree(db: Db, clock: Clock, accountId: string, changes: Partial<AccountAgreement>): AccountOverview {
  const agreement = { ...db.rows('accounts', '').get(accountId).agreement, ...changes };
  if (Date.parse(agreement.startDate) >= Date.parse(agreement.endDate))
    throw new Refusal(4022, 'The agreement would end before it starts.');
  return change(db, clock, accountId, { agreement });
}

function change(db: Db, clock: Clock, accountId: string, changes: Partial<Account>): AccountOverview {
  const accounts = db.rows('accounts', '');
  const modifiedDate = changedAt(clock, accounts.get(accountId).modifiedDate);
  const changed = accounts.change(accountId, { ...changes, modifiedDate });
  return overviewOf(db, changed, clock.now());
}
