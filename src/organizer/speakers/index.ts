'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { Speakers } from './SpeakersScreen';

export type { SpeakersScreenProps } from './SpeakersScreen';

/** Who speaks at an event, in the order they are shown. @experimental */
export const SpeakersScreen = /* @__PURE__ */ withOrganizerRoot(Speakers);
