export { speakersSchema } from './schema';
export {
  newSpeaker,
  nobody,
  speakerDraft,
  speakerLimits,
  speakerLinkKinds,
  speakerRemovalSchema,
  speakerSchema,
  speakerValues,
  type SpeakerRemoval,
  type SpeakerValues,
} from './speaker';
export { nameOf, speakersInOrder, speakersValues, type SpeakersValues } from './values';
