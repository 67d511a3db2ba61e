import type { AgendaSession, AgendaSpeaker, SpeakerLinks } from '../../../../src/contract';

/** Registered people are counted when asked for. */
export type StoredSession = Omit<AgendaSession, 'registered'>;

/** Their sessions are found when asked for. */
export type StoredSpeaker = Omit<AgendaSpeaker, 'sessionIds'>;

export const noLinks: SpeakerLinks = {
  website: '',
  linkedIn: '',
  x: '',
  instagram: '',
  youTube: '',
  facebook: '',
};
