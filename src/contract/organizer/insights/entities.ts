import type { Instant } from '../../entities';

/** What can be asked of an account's orders. Names are ours. @experimental */
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

/** Which orders are counted. @experimental */
export interface InsightsQueryParams {
  /** Event whose orders are counted. */
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

/** `money` is in minor units of the result's currency; a `day` is `YYYY-MM-DD` in the event's zone. @experimental */
export type InsightsColumnType = 'text' | 'day' | 'count' | 'money';

/** A column of what a chart was asked for. 002 §7. @experimental */
export interface InsightsColumn {
  /** Key of the column, the same in every language. */
  name: string;
  type: InsightsColumnType;
}

/** What a query found. Each row has a cell for each column. @experimental */
export interface InsightsResult {
  queryName: InsightsQueryName;
  columns: InsightsColumn[];
  /** A cell for each column, in their order; `null` where nothing is known. */
  rows: (string | number | null)[][];
  /** ISO 4217. */
  currency: string;
}

/** How a chart is drawn. 002 §7. @experimental */
export type InsightsChartKind = 'number' | 'line' | 'bar' | 'table';

/** A chart to be, or its new content. @experimental */
export interface InsightsChartDraft {
  /**
   * Heading above the chart.
   * @minLength 1
   * @maxLength 80
   */
  title: string;
  kind: InsightsChartKind;
  queryName: InsightsQueryName;
}

/** A chart of a dashboard, as it is stored. 002 §7. @experimental */
export interface InsightsChart extends InsightsChartDraft {
  /** Its own within the account. */
  id: string;
}

/** A dashboard to be, or its new content. @experimental */
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

/** A page of charts. @experimental */
export interface InsightsDashboard {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Its own within the account, in any case. */
  name: string;
  charts: InsightsChart[];
  /** The platform's own: it can't be changed or deleted. */
  builtIn: boolean;
  /** How many shares are in force. */
  shares: number;
  modified: Instant;
}

/** Somebody outside the account who may look at a dashboard. The token is answered once, when it is shared. @experimental */
export interface InsightsShare {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** What the guest sees. */
  dashboardId: string;
  /** Whose orders the guest sees. */
  eventId: string;
  /** Where the link was sent. */
  email: string;
  created: Instant;
  /** `null`: it does not end by itself. */
  expires: Instant | null;
  /** `null` while it is in force. */
  revoked: Instant | null;
}

/** Somebody to share a dashboard with. @experimental */
export interface InsightsShareDraft {
  /** Whose orders the guest will see. */
  eventId: string;
  /** Where the link is sent. */
  email: string;
  expires?: Instant;
}

/** A dashboard as a guest sees it. @experimental */
export interface GuestDashboard {
  /** As the account’s people call it. */
  name: string;
  /** Whose orders are counted. */
  eventName: string;
  charts: InsightsChart[];
  expires: Instant | null;
}

/** An address to be put into a frame. @experimental */
export interface LookerEmbed {
  /** An https address for a frame, signed. */
  url: string;
  /** Ten minutes later; an open frame stays. */
  expires: Instant;
}
