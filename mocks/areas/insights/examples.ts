import {
  createInsightsDashboard,
  deleteInsightsDashboard,
  embedLooker,
  getGuestDashboard,
  getSignedInPerson,
  listInsightsDashboards,
  listInsightsShares,
  revokeInsightsShare,
  runGuestChart,
  runLookerQuery,
  shareInsightsDashboard,
  updateInsightsDashboard,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { accountId: '77' };
const sales = { ...params, dashboardId: 'dashboard-sales' };
const lantern = { ...params, dashboardId: 'dashboard-lantern' };
const authorization = 'Guest token="shared-with-the-wharf"';

export const insightsExamples = {
  embedLooker: async (call) => {
    const me = await call(getSignedInPerson, {});
    return exampleOf(embedLooker, {
      query: { accountId: '77', dashboardId: 'dashboard-sales', eventId: '1001' },
      body: { me },
    });
  },
  runLookerQuery: exampleOf(runLookerQuery, {
    body: {
      accountId: '77',
      queryName: 'revenueByDay',
      queryParams: { eventId: '1001', from: '2026-01-01T00:00:00-05:00', limit: 10 },
    },
  }),
  runGuestChart: exampleOf(runGuestChart, { body: { chartId: 'chart-sales-3' }, authorization }),
  listInsightsDashboards: exampleOf(listInsightsDashboards, { params }),
  createInsightsDashboard: exampleOf(createInsightsDashboard, {
    params,
    body: { name: 'Monday meeting', charts: [{ title: 'Totals', kind: 'number', queryName: 'totals' }] },
  }),
  updateInsightsDashboard: exampleOf(updateInsightsDashboard, {
    params: lantern,
    body: {
      name: 'Lantern campaign',
      charts: [{ title: 'Codes', kind: 'bar', queryName: 'promotionCodes' }],
    },
  }),
  deleteInsightsDashboard: exampleOf(deleteInsightsDashboard, { params: lantern }),
  listInsightsShares: exampleOf(listInsightsShares, { params: sales }),
  shareInsightsDashboard: exampleOf(shareInsightsDashboard, {
    params: sales,
    body: { eventId: '1001', email: 'samir@harbour-review.example', expires: '2026-06-01T00:00:00-04:00' },
  }),
  revokeInsightsShare: exampleOf(revokeInsightsShare, {
    params: { ...sales, shareId: 'insights-share-trust' },
  }),
  getGuestDashboard: exampleOf(getGuestDashboard, { authorization }),
} satisfies Examples;
