'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { Resources } from './ResourcesScreen';

export type { ResourcesScreenProps } from './ResourcesScreen';

/** The resources of an event: found, put in order, shown, changed, duplicated and deleted. @experimental */
export const ResourcesScreen = /* @__PURE__ */ withOrganizerRoot(Resources);
