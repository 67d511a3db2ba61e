'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { PollStage } from './PollStageScreen';
import { Polls } from './PollsScreen';

export type { PollsScreenProps } from './PollsScreen';
export type { PollStageScreenProps } from './PollStageScreen';

/** The polls of an event: asked, put in order, opened, counted, closed, reset and deleted. @experimental */
export const PollsScreen = /* @__PURE__ */ withOrganizerRoot(Polls);

/** The result of one poll for everybody in the room: live, in large type, on the full screen, and as a picture. @experimental */
export const PollStageScreen = /* @__PURE__ */ withOrganizerRoot(PollStage);
