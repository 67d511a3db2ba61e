import type { Instant } from '../../entities';

/** What can be asked of an account's orders. Names are ours. */
export type InsightsQueryName =
  | 'totals'
  | 'ordersByDay'
  | 'revenueByDay'
  | 'conversionByDay'
  | 'ticketsByType'
  | 'ticketsLeft'
  | 'ordersByStatus'
  | 'promotionCodes'
  | 'paymentMethods';

/** Which orders are counted. */
export interface InsightsQueryParams {
  eventId: string;
  /** Those made then or later. */
  from?: Instant;
  /** Those made before. */
  to?: Instant;
  /**
   * The most rows; all when absent.
   * @minimum 1
   */
  limit?: number;
}

/** `money` is in minor units of the result's currency; a `day` is `YYYY-MM-DD` in the event's zone. */
export type InsightsColumnType = 'text' | 'day' | 'count' | 'money';

export interface InsightsColumn {
  name: string;
  type: InsightsColumnType;
}

/** What a query found. Each row has a cell for each column. */
export interface InsightsResult {
  queryName: InsightsQueryName;
  columns: InsightsColumn[];
  rows: (string | number | null)[][];
  /** ISO 4217. */
  currency: string;
}

export type InsightsChartKind = 'number' | 'line' | 'bar' | 'table';

/** A chart to be, or its new content. */
export interface InsightsChartDraft {
  /**
   * @minLength 1
   * @maxLength 80
   */
  title: string;
  kind: InsightsChartKind;
  queryName: InsightsQueryName;
}

export interface InsightsChart extends InsightsChartDraft {
  /** Its own within the account. */
  id: string;
}

/** A dashboard to be, or its new content. */
export interface InsightsDashboardDraft {
  /**
   * Its own within the account, in any case.
   * @minLength 1
   * @maxLength 80
   */
  name: string;
  /** @minItems 1 */
  charts: InsightsChartDraft[];
}

/** A page of charts. */
export interface InsightsDashboard {
  id: string;
  name: string;
  charts: InsightsChart[];
  /** The platform's own: it can't be changed or deleted. */
  builtIn: boolean;
  /** How many shares are in force. */
  shares: number;
  modified: Instant;
}

/** Somebody outside the account who may look at a dashboard. The token is answered once, when it is shared. */
export interface InsightsShare {
  id: string;
  dashboardId: string;
  /** Whose orders the guest sees. */
  eventId: string;
  email: string;
  created: Instant;
  /** `null`: it does not end by itself. */
  expires: Instant | null;
  /** `null` while it is in force. */
  revoked: Instant | null;
}

/** Somebody to share a dashboard with. */
export interface InsightsShareDraft {
  eventId: string;
  email: string;
  expires?: Instant;
}

/** A dashboard as a guest sees it. */
export interface GuestDashboard {
  name: string;
  eventName: string;
  charts: InsightsChart[];
  expires: Instant | null;
}

/** An address to be put into a frame. */
export interface LookerEmbed {
  url: string;
  /** Ten minutes later; an open frame stays. */
  expires: Instant;
}
