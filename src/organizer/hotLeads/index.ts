'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { HotLeads } from './HotLeadsScreen';

export type { HotLeadsScreenProps } from './HotLeadsScreen';
export { HotLeadsView } from './HotLeadsView';

/** Who began to register for an event, and did not order or did later. 002 §7 hotLeads. @experimental */
export const HotLeadsScreen = /* @__PURE__ */ withOrganizerRoot(HotLeads);
