'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { DashboardScreen as Screen } from './DashboardScreen';

export type { DashboardScreenProps } from './DashboardScreen';
export type { SetupStepName } from '../../domain';
export type { DashboardLinks } from './DashboardView';
/** How an event sells: figures, sales over time, tickets left, the newest orders. 002 §7 Analytics embedding. @experimental */
export const DashboardScreen = /* @__PURE__ */ withOrganizerRoot(Screen);
