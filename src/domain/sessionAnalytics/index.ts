export {
  analyticsPageSize,
  analyticsParts,
  attendeeAnalyticsQuery,
  companyAnalyticsQuery,
  feedbackPageSize,
  feedbackQuery,
  sessionAnalyticsQuery,
  sortedAnalytics,
  sortedFeedback,
  type AnalyticsPart,
} from './list';
export { rateSummary, type RateSummary } from './rates';
