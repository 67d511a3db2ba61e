import type { InsightsChartDraft, InsightsDashboard, InsightsShare } from '../../../src/contract';
import { digestOf } from '../../db/hash';
import type { RecordsOf } from '../recordsOf';

/** A dashboard; its shares are counted. */
export type StoredDashboard = Omit<InsightsDashboard, 'shares'>;

/** A share, and what is never answered twice. */
export interface StoredShare extends InsightsShare {
  tokenDigest: string;
}

/** Tables of this area, by name. Scope: the account. */
export interface InsightsTables {
  insightsDashboards: StoredDashboard;
  insightsShares: StoredShare;
}

const charts = (id: string, ...drafts: InsightsChartDraft[]) =>
  drafts.map((draft, index) => ({ id: `chart-${id}-${index + 1}`, ...draft }));

const dashboards: StoredDashboard[] = [
  {
    id: 'dashboard-sales',
    name: 'Sales',
    charts: charts(
      'sales',
      { title: 'At a glance', kind: 'number', queryName: 'totals' },
      { title: 'Revenue by day', kind: 'line', queryName: 'revenueByDay' },
      { title: 'Tickets by type', kind: 'bar', queryName: 'ticketsByType' },
    ),
    builtIn: true,
    modified: '2025-09-01T08:00:00.000Z',
  },
  {
    id: 'dashboard-orders',
    name: 'Orders',
    charts: charts(
      'orders',
      { title: 'Orders by day', kind: 'line', queryName: 'ordersByDay' },
      { title: 'Where orders stand', kind: 'bar', queryName: 'ordersByStatus' },
      { title: 'How they were paid', kind: 'table', queryName: 'paymentMethods' },
    ),
    builtIn: true,
    modified: '2025-09-01T08:00:00.000Z',
  },
  {
    id: 'dashboard-lantern',
    name: 'Lantern campaign',
    charts: charts(
      'lantern',
      { title: 'Codes', kind: 'table', queryName: 'promotionCodes' },
      { title: 'Orders by day', kind: 'line', queryName: 'ordersByDay' },
    ),
    builtIn: false,
    modified: '2026-01-22T13:10:00.000Z',
  },
];

const share = (id: string, email: string, token: string, more: Partial<StoredShare> = {}): StoredShare => ({
  id: `insights-share-${id}`,
  dashboardId: 'dashboard-sales',
  eventId: '1001',
  email,
  created: '2026-01-19T09:00:00.000Z',
  expires: null,
  revoked: null,
  tokenDigest: digestOf(token),
  ...more,
});

export const insightsRecords: RecordsOf<InsightsTables> = {
  insightsDashboards: { '77': dashboards },
  insightsShares: {
    '77': [
      share('wharf', 'desk@thewharf.example', 'shared-with-the-wharf'),
      share('trust', 'tom@harbourtrust.example', 'shared-with-harbour-trust', {
        expires: '2026-06-01T04:00:00.000Z',
      }),
      share('kolonn', 'jonas@kolonn.example', 'shared-with-kolonn', {
        expires: '2026-02-01T05:00:00.000Z',
      }),
      share('openwork', 'grace@openwork.example', 'shared-with-openwork', {
        dashboardId: 'dashboard-lantern',
        created: '2026-01-23T11:00:00.000Z',
        revoked: '2026-02-03T10:30:00.000Z',
      }),
    ],
  },
};
