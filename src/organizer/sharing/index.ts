'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { Sharing } from './SharingScreen';

export { sampleShare } from './sampleShare';
export type { SharingScreenProps } from './SharingScreen';
export { SharingView } from './SharingView';

/** How attendees share an event, the campaigns they are asked to share, and what came of it. @experimental */
export const SharingScreen = /* @__PURE__ */ withOrganizerRoot(Sharing);
