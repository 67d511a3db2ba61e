'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { SpeakerEditor as Editor } from './SpeakerEditor';
import { Speakers } from './SpeakersScreen';

export { AddSpeakerDialog } from './AddSpeakerDialog';
export type { SpeakerRoutes } from './routes';
export type { SpeakerEditorProps } from './SpeakerEditor';
export type { SpeakersScreenProps } from './SpeakersScreen';

/** Who speaks at an event, in the order they are shown. @experimental */
export const SpeakersScreen = /* @__PURE__ */ withOrganizerRoot(Speakers);

/** One speaker of an event, or a new one. @experimental */
export const SpeakerEditor = /* @__PURE__ */ withOrganizerRoot(Editor);
