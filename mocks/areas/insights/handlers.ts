import {
  createInsightsDashboard,
  deleteInsightsDashboard,
  embedLooker,
  getGuestDashboard,
  listInsightsDashboards,
  listInsightsShares,
  revokeInsightsShare,
  runGuestChart,
  runLookerQuery,
  shareInsightsDashboard,
  updateInsightsDashboard,
} from '../../../src/contract';
import type { InsightsDashboard, InsightsDashboardDraft } from '../../../src/contract';
import { compare, Refusal, type Db } from '../../db';
import { handle } from '../../handle';
import type { StoredDashboard, StoredShare } from './seed';
import { changedAt, isSameName } from '../../rules/edits';
import { eventOf } from '../events/rules';
import { emailOf, malformed, millisecondsOf, textOf } from '../../rules/fields';
import { runQuery } from './rules';
import { currentPerson, digestOf } from '../account/rules/people';
import { requestedEvent, freeNameOf } from '../../rules/requestedEvent';
import { stamp } from '../../rules/stamp';
import { without } from '../../rules/without';

const embedLasts = 10 * 60_000;

const dashboardsOf = (db: Db, accountId: string) => db.rows('insightsDashboards', accountId);
const sharesOf = (db: Db, accountId: string) => db.rows('insightsShares', accountId);

const toShareResponse = (share: StoredShare) => without(share, 'tokenDigest');

const isInForce = ({ revoked, expires }: StoredShare, now: number): boolean =>
  revoked === null && (expires === null || Date.parse(expires) > now);

const toDashboardResponse = (
  db: Db,
  accountId: string,
  dashboard: StoredDashboard,
  now: number,
): InsightsDashboard => ({
  ...dashboard,
  shares: sharesOf(db, accountId)
    .all()
    .filter((share) => share.dashboardId === dashboard.id && isInForce(share, now)).length,
});

function checked(db: Db, accountId: string, draft: InsightsDashboardDraft, own?: string) {
  return {
    name: freeNameOf(dashboardsOf(db, accountId).all(), draft.name, own),
    charts: draft.charts.map(({ title, kind, queryName }, index) => ({
      id: db.nextId('chart'),
      title: textOf(`charts[${index}].title`, title, 80),
      kind,
      queryName,
    })),
  };
}

/** The share whose token a guest's call carries, and the account it is of. Refuses with 4001 and 4003. */
function guestShare(db: Db, headers: Headers, now: number): { share: StoredShare; accountId: string } {
  const token = /^Guest token="((?:[^"\\]|\\.)*)"$/.exec(headers.get('Authorization') ?? '')?.[1];
  if (!token) throw new Refusal(4001, 'The guest token is missing.');
  const digest = digestOf(token.replace(/\\(.)/g, '$1'));
  for (const accountId of db.scopes('insightsShares')) {
    const share = sharesOf(db, accountId)
      .all()
      .find(({ tokenDigest }) => tokenDigest === digest);
    if (share && isInForce(share, now)) return { share, accountId };
  }
  throw new Refusal(4003, 'Nothing is shared with this token any more.');
}

/** The organizer's own dashboard. Refuses with 4046 and 4091. */
function ownDashboard(db: Db, { accountId, dashboardId }: { accountId: string; dashboardId: string }) {
  const dashboard = dashboardsOf(db, accountId).get(dashboardId);
  if (dashboard.builtIn) throw new Refusal(4091, 'It is the platform’s own.');
  return dashboard;
}

export const insightsHandlers = [
  handle(embedLooker, ({ db, clock, query, body: { me }, fail }) => {
    const event = requestedEvent(db, query);
    const dashboard = dashboardsOf(db, query.accountId).get(query.dashboardId);
    const person = currentPerson(db);
    if (!isSameName(me['primary-email'], person['primary-email'])) fail(4003, 'Somebody else is signed in.');
    const expires = clock.now() + embedLasts;
    const address = `https://looker.example/embed/dashboards/${encodeURIComponent(dashboard.id)}`;
    const search = new URLSearchParams({ event: event.id, viewer: person.id, expires: String(expires) });
    search.set('signature', db.token(`${dashboard.id} ${search.toString()} ${db.nextId('nonce')}`, 40));
    return { url: `${address}?${search.toString()}`, expires: new Date(expires).toISOString() };
  }),

  handle(runLookerQuery, ({ db, body: { accountId, queryName, queryParams } }) => {
    eventOf(db, accountId, queryParams.eventId);
    return runQuery(db, queryName, queryParams);
  }),

  handle(runGuestChart, ({ db, clock, headers, body, fail }) => {
    const { share, accountId } = guestShare(db, headers, clock.now());
    const { charts } = dashboardsOf(db, accountId).get(share.dashboardId);
    const chart = charts.find(({ id }) => id === body.chartId) ?? fail(4046, 'There is no such chart.');
    return runQuery(db, chart.queryName, { eventId: share.eventId });
  }),

  handle(listInsightsDashboards, ({ db, clock, params: { accountId } }) => ({
    dashboards: dashboardsOf(db, accountId)
      .all()
      .sort((a, b) => Number(b.builtIn) - Number(a.builtIn) || compare(a.name, b.name))
      .map((dashboard) => toDashboardResponse(db, accountId, dashboard, clock.now())),
  })),

  handle(createInsightsDashboard, ({ db, clock, params: { accountId }, body }) => {
    const dashboard = dashboardsOf(db, accountId).add({
      id: db.nextId('dashboard'),
      ...checked(db, accountId, body),
      builtIn: false,
      modified: stamp(clock),
    });
    return toDashboardResponse(db, accountId, dashboard, clock.now());
  }),

  handle(updateInsightsDashboard, ({ db, clock, params, body }) => {
    const { id, modified } = ownDashboard(db, params);
    const dashboard = dashboardsOf(db, params.accountId).change(id, {
      ...checked(db, params.accountId, body, id),
      modified: changedAt(clock, modified),
    });
    return toDashboardResponse(db, params.accountId, dashboard, clock.now());
  }),

  handle(deleteInsightsDashboard, ({ db, params }) => {
    const { id } = ownDashboard(db, params);
    dashboardsOf(db, params.accountId).remove(id);
    const shares = sharesOf(db, params.accountId);
    for (const share of shares.all()) if (share.dashboardId === id) shares.remove(share.id);
    return null;
  }),

  handle(listInsightsShares, ({ db, params: { accountId, dashboardId } }) => {
    const { id } = dashboardsOf(db, accountId).get(dashboardId);
    return {
      shares: sharesOf(db, accountId)
        .all()
        .filter((share) => share.dashboardId === id)
        .sort((a, b) => Date.parse(b.created) - Date.parse(a.created))
        .map(toShareResponse),
    };
  }),

  handle(shareInsightsDashboard, ({ db, clock, params: { accountId, dashboardId }, body, fail }) => {
    const { id } = dashboardsOf(db, accountId).get(dashboardId);
    const event = eventOf(db, accountId, body.eventId);
    const email = emailOf('email', body.email);
    const now = clock.now();
    if (body.expires !== undefined && millisecondsOf('expires', body.expires) <= now)
      throw malformed('expires', 'It is not later than now.');
    const shares = sharesOf(db, accountId);
    const isShared = shares
      .all()
      .some(
        (share) =>
          share.dashboardId === id &&
          share.eventId === event.id &&
          isSameName(share.email, email) &&
          isInForce(share, now),
      );
    if (isShared) fail(4091, 'They have a share in force.');
    const shareId = db.nextId('insights-share');
    const token = db.token(`insights ${shareId} ${now}`, 40);
    const share = shares.add({
      id: shareId,
      dashboardId: id,
      eventId: event.id,
      email,
      created: stamp(clock),
      expires: body.expires ?? null,
      revoked: null,
      tokenDigest: digestOf(token),
    });
    return { ...toShareResponse(share), token };
  }),

  handle(revokeInsightsShare, ({ db, clock, params: { accountId, dashboardId, shareId }, fail }) => {
    const shares = sharesOf(db, accountId);
    const share = shares.get(shareId);
    if (share.dashboardId !== dashboardId) fail(4046, 'The dashboard has no such share.');
    if (share.revoked !== null) fail(4091, 'It was revoked before.');
    return toShareResponse(shares.change(shareId, { revoked: stamp(clock) }));
  }),

  handle(getGuestDashboard, ({ db, clock, headers }) => {
    const { share, accountId } = guestShare(db, headers, clock.now());
    const { name, charts } = dashboardsOf(db, accountId).get(share.dashboardId);
    return { name, eventName: eventOf(db, accountId, share.eventId).name, charts, expires: share.expires };
  }),
];
