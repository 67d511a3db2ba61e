import { object, string, type ObjectSchema } from 'yup';
import type { AgendaSpeaker, SpeakerDraft, SpeakerLinks } from '../../contract';
import { safeUrl } from '../links/safeUrl';
import { isEmail } from '../text/email';

/** A speaker as their form has it. '' where nothing is known. */
export interface SpeakerValues extends Record<
  'firstName' | 'lastName' | 'email' | 'jobTitle' | 'company' | 'bio' | 'photo',
  string
> {
  links: SpeakerLinks;
}

/** Where else a speaker is found, in the order it is listed. */
export const speakerLinkKinds = [
  'website',
  'linkedIn',
  'x',
  'instagram',
  'youTube',
  'facebook',
] as const satisfies readonly (keyof SpeakerLinks)[];

/** The contract's, in characters. */
export const speakerLimits = { name: 100, job: 120, bio: 8000 } as const;

export const newSpeaker: SpeakerValues = {
  firstName: '',
  lastName: '',
  email: '',
  jobTitle: '',
  company: '',
  bio: '',
  photo: '',
  links: { website: '', linkedIn: '', x: '', instagram: '', youTube: '', facebook: '' },
};

export function speakerValues(speaker: AgendaSpeaker): SpeakerValues {
  const { firstName, lastName, email, jobTitle, company, bio, photo, links } = speaker;
  return { firstName, lastName, email, jobTitle, company, bio, photo: photo ?? '', links };
}

/** What is sent of valid values. */
export function speakerDraft({ links, photo, bio, ...texts }: SpeakerValues): SpeakerDraft {
  const { firstName, lastName, email, jobTitle, company } = texts;
  const { website, linkedIn, x, instagram, youTube, facebook } = links;
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    jobTitle: jobTitle.trim(),
    company: company.trim(),
    bio,
    photo: photo.trim() || null,
    links: {
      website: website.trim(),
      linkedIn: linkedIn.trim(),
      x: x.trim(),
      instagram: instagram.trim(),
      youTube: youTube.trim(),
      facebook: facebook.trim(),
    },
  };
}

const text = (max: number) =>
  string()
    .default('')
    .defined()
    .test('length', 'validation.answerTooLong', (value) => value.trim().length <= max);

const address = () =>
  string()
    .default('')
    .defined()
    .test('https', 'organizer.sharing.error.url', (value) => {
      const isNone = value.trim() === '';
      return isNone || (safeUrl(value, { allow: ['https:'] })?.startsWith('https:') ?? false);
    });

const folded = (email: string) => email.trim().toLowerCase();

/** One speaker; `others` are the emails of the event's other speakers. Messages are i18n keys. */
export const speakerSchema = (others: readonly string[]): ObjectSchema<SpeakerValues> => {
  const taken = new Set(others.map(folded));
  return object({
    firstName: text(speakerLimits.name).test(
      'there',
      'organizer.speakers.error.firstName',
      (value) => value.trim() !== '',
    ),
    lastName: text(speakerLimits.name),
    email: text(254)
      .test('email', 'validation.emailInvalid', (value) => value.trim() === '' || isEmail(value.trim()))
      .test(
        'free',
        'organizer.speakers.error.emailTaken',
        (value) => value.trim() === '' || !taken.has(folded(value)),
      ),
    jobTitle: text(speakerLimits.job),
    company: text(speakerLimits.job),
    bio: text(speakerLimits.bio),
    photo: address(),
    links: object({
      website: address(),
      linkedIn: address(),
      x: address(),
      instagram: address(),
      youTube: address(),
      facebook: address(),
    }),
  });
};

/** Stands in a list of speakers for none of them: their ids are never empty, and a list takes no ''. */
export const nobody = 'nobody';

/** Who takes the place of a speaker that is removed. */
export interface SpeakerRemoval {
  /** A speaker's id, or `nobody`. */
  replacementId: string;
}

export const speakerRemovalSchema: ObjectSchema<SpeakerRemoval> = object({
  replacementId: string().default(nobody).defined(),
});
