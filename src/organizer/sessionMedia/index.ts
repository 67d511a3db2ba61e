'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { SessionMedia } from './SessionMediaScreen';

export type { SessionMediaScreenProps } from './SessionMediaScreen';

/** The recordings, videos, documents and captions of one session: uploaded, canceled and deleted. @experimental */
export const SessionMediaScreen = /* @__PURE__ */ withOrganizerRoot(SessionMedia);
