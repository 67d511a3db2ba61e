'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { Rings } from './RingsScreen';

export type { RingsScreenProps } from './RingsScreen';

/** The rings of an event, for the platform's support staff: what people can do in them, and who sees them. @experimental */
export const RingsScreen = /* @__PURE__ */ withOrganizerRoot(Rings);
