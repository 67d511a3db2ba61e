'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { EventAnalytics } from './SessionAnalyticsScreen';
import { SessionResults } from './SessionResultsScreen';

export type { AnalyticsPart } from '../../domain/sessionAnalytics';
export type { SessionAnalyticsLinks } from './links';
export type { SessionAnalyticsScreenProps } from './SessionAnalyticsScreen';
export type { SessionResultsScreenProps } from './SessionResultsScreen';

/** How the sessions of an event went: by session, company and attendee, and as files. @experimental */
export const SessionAnalyticsScreen = /* @__PURE__ */ withOrganizerRoot(EventAnalytics);

/** How one session went: who came, what they said, and both as files. @experimental */
export const SessionResultsScreen = /* @__PURE__ */ withOrganizerRoot(SessionResults);
