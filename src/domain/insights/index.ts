export {
  dashboardDraft,
  dashboardProblem,
  dashboardSchema,
  dashboardValues,
  insightsChartKinds,
  insightsQueries,
  insightsTextLimit,
  newChart,
  newDashboard,
  type DashboardValues,
} from './dashboard';
export { frameAddress } from './frame';
export { isEndedLink, mostOf, visibleColumns, type VisibleColumn } from './result';
export {
  newShare,
  revokeProblem,
  shareDraft,
  shareProblem,
  shareSchema,
  shareStatus,
  type ShareStatus,
  type ShareValues,
} from './share';
