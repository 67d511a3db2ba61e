'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { VirtualSessionVideo } from './VirtualSessionScreen';

export type { VirtualSessionScreenProps } from './VirtualSessionScreen';

/** The video of a session. 002 §7 Agenda, virtualSession. @experimental */
export const VirtualSessionScreen = /* @__PURE__ */ withOrganizerRoot(VirtualSessionVideo);
