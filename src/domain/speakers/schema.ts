import { array, bool, object, string, type ObjectSchema } from 'yup';
import type { SpeakersValues } from './values';

/** Nothing in it can be written wrong. */
export const speakersSchema: ObjectSchema<SpeakersValues> = object({
  showSpeakers: bool().required(),
  order: array().of(string().required()).required(),
});
