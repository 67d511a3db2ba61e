'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { Partners } from './PartnersScreen';

export type { PartnersScreenProps } from './PartnersScreen';

/** The partners of an event: listed, put in order, published, changed, exported and imported. @experimental */
export const PartnersScreen = /* @__PURE__ */ withOrganizerRoot(Partners);
