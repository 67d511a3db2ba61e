'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { RtaMessages } from './RtaMessagesScreen';

export type { RtaMessagesScreenProps } from './RtaMessagesScreen';

/** The messages that attendees get at once in the event’s app: written, sent, read again and deleted. @experimental */
export const RtaMessagesScreen = /* @__PURE__ */ withOrganizerRoot(RtaMessages);
