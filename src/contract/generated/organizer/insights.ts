// Written by `npm run contract`: how each answer must be.
import {
  each,
  isFlag,
  isId,
  isInstant,
  isNumber,
  isText,
  must,
  oneOf,
  record,
  type Reader,
} from '../../reading';
import { either, nullable, whole } from '../../strictReading';
const readInsightsChart: Reader = /* @__PURE__ */ record({
  title: must(isText),
  kind: must(oneOf('number', 'line', 'bar', 'table')),
  queryName: must(
    oneOf(
      'totals',
      'ordersByDay',
      'revenueByDay',
      'conversionByDay',
      'ticketsByType',
      'ticketsLeft',
      'ordersByStatus',
      'promotionCodes',
      'paymentMethods',
    ),
  ),
  id: must(isId),
});
const readGuestDashboard: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'name eventName'),
  charts: whole(readInsightsChart),
  expires: nullable(must(isInstant)),
});
const readInsightsColumn: Reader = /* @__PURE__ */ record({
  name: must(isText),
  type: must(oneOf('text', 'day', 'count', 'money')),
});
const readInsightsDashboard: Reader = /* @__PURE__ */ record({
  id: must(isId),
  name: must(isText),
  charts: whole(readInsightsChart),
  builtIn: must(isFlag),
  shares: must(isNumber),
  modified: must(isInstant),
});
const readInsightsResult: Reader = /* @__PURE__ */ record({
  queryName: must(
    oneOf(
      'totals',
      'ordersByDay',
      'revenueByDay',
      'conversionByDay',
      'ticketsByType',
      'ticketsLeft',
      'ordersByStatus',
      'promotionCodes',
      'paymentMethods',
    ),
  ),
  columns: whole(readInsightsColumn),
  rows: whole(whole(nullable(either(must(isText), must(isNumber))))),
  currency: must(isText),
});
const readInsightsShare: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'dashboardId eventId email'),
  created: must(isInstant),
  ...each(nullable(must(isInstant)), 'expires revoked'),
});
const readLookerEmbed: Reader = /* @__PURE__ */ record({ url: must(isText), expires: must(isInstant) });
export const embedLooker: Reader = /* @__PURE__ */ readLookerEmbed;
export const runLookerQuery: Reader = /* @__PURE__ */ readInsightsResult;
export const runGuestChart: Reader = /* @__PURE__ */ readInsightsResult;
export const listInsightsDashboards: Reader = /* @__PURE__ */ record({
  dashboards: whole(readInsightsDashboard),
});
export const createInsightsDashboard: Reader = /* @__PURE__ */ readInsightsDashboard;
export const updateInsightsDashboard: Reader = /* @__PURE__ */ readInsightsDashboard;
export const listInsightsShares: Reader = /* @__PURE__ */ record({ shares: whole(readInsightsShare) });
export const shareInsightsDashboard: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'token dashboardId eventId email'),
  id: must(isId),
  created: must(isInstant),
  ...each(nullable(must(isInstant)), 'expires revoked'),
});
export const revokeInsightsShare: Reader = /* @__PURE__ */ readInsightsShare;
export const getGuestDashboard: Reader = /* @__PURE__ */ readGuestDashboard;
