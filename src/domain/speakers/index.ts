export { speakersSchema } from './schema';
export { nameOf, speakersInOrder, speakersValues, type SpeakersValues } from './values';
