'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { Waitlist } from './WaitlistScreen';

export type { WaitlistScreenProps } from './WaitlistScreen';
export { WaitlistView } from './WaitlistView';

/** Who waits for places of sold-out ticket types, and the way to offer them some. @experimental */
export const WaitlistScreen = /* @__PURE__ */ withOrganizerRoot(Waitlist);
