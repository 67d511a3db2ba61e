'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { Polls } from './PollsScreen';

export type { PollsScreenProps } from './PollsScreen';

/** The polls of an event: asked, put in order, opened, counted, closed, reset and deleted. @experimental */
export const PollsScreen = /* @__PURE__ */ withOrganizerRoot(Polls);
