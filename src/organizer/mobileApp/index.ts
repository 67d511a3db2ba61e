'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { MobileApp } from './MobileAppScreen';

export type { MobileAppScreenProps } from './MobileAppScreen';
export { MobileAppView } from './MobileAppView';

/** The mobile app of an event: its look, the cards on its first screen, and how it gets to the stores. @experimental */
export const MobileAppScreen = /* @__PURE__ */ withOrganizerRoot(MobileApp);
