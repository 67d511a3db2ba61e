import { endpoint } from '../../endpoint';
import type { Person } from '../../entities';
import type {
  GuestDashboard,
  InsightsDashboard,
  InsightsDashboardDraft,
  InsightsQueryName,
  InsightsQueryParams,
  InsightsResult,
  InsightsShare,
  InsightsShareDraft,
  LookerEmbed,
} from './entities';

export * from './entities';
import { needs } from '../../needs';
import * as answers from '../../generated/organizer/insights';

const ours = { base: 'api', auth: 'account', chosen: true, chosenShape: true } as const;

/**
 * Get the address of a dashboard, to be put into a frame, for the one who is signed in. 002 §7 Analytics embedding.
 * Fails: 4003 `me` is somebody else; 4046 the dashboard or the event is not the account's.
 * @calls 351
 * @experimental
 */
export const embedLooker = endpoint<{
  query: {
    /** Account whose orders are shown. */
    accountId: string;
    /** One of the account’s dashboards. */
    dashboardId: string;
    /** Event whose orders are shown. */
    eventId: string;
  };
  body: { me: Person };
  ok: LookerEmbed;
  fail: 4003 | 4046;
}>()({
  method: 'POST',
  path: '/lookerEmbed',
  base: 'api',
  auth: 'account',
  chosenShape: true,
  required: { accountId: 'accountId is missing', ...needs('dashboardId', 'eventId', 'me') },
  reads: answers.embedLooker,
});

/**
 * Ask something of an event's orders; the figures are counted when it is asked. 002 §7 Analytics embedding. Refunded and
 * disputed orders have no revenue, those that await payment neither. Somebody who began to register and did not order counts
 * as begun only. What is left is counted now, whenever the orders were made.
 * Fails: 4000 `from` or `to` is no moment, or `to` is not later; 4042; 4046 the event is not the account's.
 * @calls 352
 * @experimental
 */
export const runLookerQuery = endpoint<{
  body: {
    /** Account whose orders are counted. */
    accountId: string;
    queryName: InsightsQueryName;
    queryParams: InsightsQueryParams;
  };
  ok: InsightsResult;
  fail: 4042 | 4046;
}>()({
  method: 'POST',
  path: '/looker/runQuery',
  base: 'api',
  auth: 'account',
  chosenShape: true,
  required: { accountId: 'accountId is missing', ...needs('queryName', 'queryParams') },
  reads: answers.runLookerQuery,
});

/**
 * Run a chart of a shared dashboard as a guest: on the event that was shared. 002 §7 Analytics embedding. Carries the share's token in
 * the `Authorization` header (`guestAuthorization`). Fails: 4001 no token; 4003 it is revoked, expired or unknown; 4046 the
 * dashboard has no such chart.
 * @calls 353
 * @experimental
 */
export const runGuestChart = endpoint<{
  body: {
    /** A chart of the dashboard that the guest may see. */
    chartId: string;
  };
  ok: InsightsResult;
  fail: 4001 | 4003 | 4046;
}>()({
  method: 'POST',
  path: '/looker/guestRunChart',
  base: 'api',
  auth: 'guest',
  chosenShape: true,
  required: needs('chartId'),
  reads: answers.runGuestChart,
});

/**
 * The account's dashboards, the platform's own first, then by name. 002 §7 Analytics embedding.
 * @calls 354
 * @experimental
 */
export const listInsightsDashboards = endpoint<{
  params: { accountId: string };
  ok: { dashboards: InsightsDashboard[] };
}>()({
  ...ours,
  method: 'GET',
  path: '/insights/accounts/:accountId/dashboards',
  reads: answers.listInsightsDashboards,
});

/**
 * Make a dashboard. 002 §7 Analytics embedding. Fails: 4000 the name is empty or another's.
 * @calls 354
 * @experimental
 */
export const createInsightsDashboard = endpoint<{
  params: { accountId: string };
  body: InsightsDashboardDraft;
  ok: InsightsDashboard;
}>()({
  ...ours,
  method: 'POST',
  path: '/insights/accounts/:accountId/dashboards',
  reads: answers.createInsightsDashboard,
});

/**
 * Change a dashboard; its charts become new ones. 002 §7 Analytics embedding. Fails: 4000 as when making one; 4046; 4091 it is the
 * platform's own.
 * @calls 354
 * @experimental
 */
export const updateInsightsDashboard = endpoint<{
  params: { accountId: string; dashboardId: string };
  body: InsightsDashboardDraft;
  ok: InsightsDashboard;
  fail: 4046 | 4091;
}>()({
  ...ours,
  method: 'PUT',
  path: '/insights/accounts/:accountId/dashboards/:dashboardId',
  reads: answers.updateInsightsDashboard,
});

/**
 * Delete a dashboard; whom it was shared with sees it no more. 002 §7 Analytics embedding. Fails: 4046; 4091 it is the platform's own.
 * @calls 354
 * @experimental
 */
export const deleteInsightsDashboard = endpoint<{
  params: { accountId: string; dashboardId: string };
  ok: null;
  fail: 4046 | 4091;
}>()({ ...ours, method: 'DELETE', path: '/insights/accounts/:accountId/dashboards/:dashboardId' });

/**
 * Whom a dashboard was shared with, the newest first, without their tokens. 002 §6: sharing can be managed. Fails: 4046.
 * @calls 355
 * @experimental
 */
export const listInsightsShares = endpoint<{
  params: { accountId: string; dashboardId: string };
  ok: { shares: InsightsShare[] };
  fail: 4046;
}>()({
  ...ours,
  method: 'GET',
  path: '/insights/accounts/:accountId/dashboards/:dashboardId/shares',
  reads: answers.listInsightsShares,
});

/**
 * Share a dashboard with somebody, for one event. 002 §6. The token is answered here and never again.
 * Fails: 4000 no email address, `expires` is not later than now; 4046 the dashboard or the event is not the account's;
 * 4091 they have a share in force.
 * @calls 355
 * @experimental
 */
export const shareInsightsDashboard = endpoint<{
  params: { accountId: string; dashboardId: string };
  body: InsightsShareDraft;
  ok: InsightsShare & {
    /** Secret in the guest’s link; answered this once. */
    token: string;
  };
  fail: 4046 | 4091;
}>()({
  ...ours,
  method: 'POST',
  path: '/insights/accounts/:accountId/dashboards/:dashboardId/shares',
  reads: answers.shareInsightsDashboard,
});

/**
 * Take a share back: its token no longer works. 002 §6: sharing can be revoked. Fails: 4046; 4091 it was revoked before.
 * @calls 356
 * @experimental
 */
export const revokeInsightsShare = endpoint<{
  params: { accountId: string; dashboardId: string; shareId: string };
  ok: InsightsShare;
  fail: 4046 | 4091;
}>()({
  ...ours,
  method: 'DELETE',
  path: '/insights/accounts/:accountId/dashboards/:dashboardId/shares/:shareId',
  reads: answers.revokeInsightsShare,
});

/**
 * Read the dashboard that was shared with a guest. 002 §7 Analytics embedding. Carries the share's token in the
 * `Authorization` header (`guestAuthorization`). Fails: 4001 no token; 4003 it is revoked, expired or unknown.
 * @calls 357
 * @experimental
 */
export const getGuestDashboard = endpoint<{ ok: GuestDashboard; fail: 4001 | 4003 }>()({
  ...ours,
  auth: 'guest',
  method: 'GET',
  path: '/insights/guest/dashboard',
  reads: answers.getGuestDashboard,
});
