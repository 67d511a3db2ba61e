'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { GuestDashboard } from './GuestDashboardScreen';
import { Insights } from './InsightsScreen';

export type { GuestDashboardScreenProps } from './GuestDashboardScreen';
export type { InsightsScreenProps } from './InsightsScreen';
export type { InsightsSettings } from './InsightsView';

/** The dashboards of an event, and whom they are shared with. 002 §6, 002 §7 Analytics embedding. @experimental */
export const InsightsScreen = /* @__PURE__ */ withOrganizerRoot(Insights);

/** The dashboard that was shared by a link, and nothing else. 002 §7 Analytics embedding. @experimental */
export const GuestDashboardScreen = /* @__PURE__ */ withOrganizerRoot(GuestDashboard);
