import type { AgendaSpeaker, SpeakerDraft, SpeakerLinks } from '../../../../src/contract';
import type { Clock } from '../../../../src/domain/time/clock';
import { Refusal, type Db } from '../../../db';
import { changedAt, isSameName, optionalEmail, optionalHttps } from '../../../rules/edits';
import { malformed, textOf } from '../../../rules/fields';
import { noLinks, type StoredSpeaker } from '../seed/stored';
import { agendaOf, checkVersion, sent, toSpeakersResponse, type Agenda, type AgendaPath } from './agenda';
import { checkSession } from './sessions';

/** A speaker of whom only a name is known. */
export const newSpeaker = {
  lastName: '',
  email: '',
  jobTitle: '',
  company: '',
  bio: '',
  photo: null,
  links: noLinks,
  version: 1,
} satisfies Omit<StoredSpeaker, 'id' | 'firstName'>;

const fields = [
  ...(['firstName', 'lastName', 'email', 'jobTitle', 'company', 'bio', 'photo'] as const),
] satisfies (keyof SpeakerDraft)[];

const maxBioLength = 8000;

/** A speaker as they are answered. Refuses with 4046. */
export function speakerResponse(agenda: Agenda, speakerId: string): AgendaSpeaker {
  const { id } = agenda.speakers.get(speakerId);
  const [found] = toSpeakersResponse(agenda).filter((speaker) => speaker.id === id);
  if (!found) throw new Refusal(4046, 'There is no such speaker.');
  return found;
}

/** Adds a speaker behind the others. Refuses with 4000 and 4090. */
export function addSpeaker(db: Db, path: AgendaPath, id: string, draft: SpeakerDraft): AgendaSpeaker {
  const agenda = agendaOf(db, path);
  if (!/^[\w-]{1,64}$/.test(id)) throw malformed('speakerId', 'Letters, digits and hyphens, up to 64.');
  if (agenda.speakers.find(id)) throw new Refusal(4090, 'There is a speaker with this id.');
  agenda.speakers.add(checkedSpeaker({ ...newSpeaker, firstName: '', id }, draft, agenda));
  return speakerResponse(agenda, id);
}

/** Refuses with 4000, 4046 and 4090. */
export function changeSpeaker(
  db: Db,
  path: AgendaPath,
  id: string,
  { version, ...draft }: Partial<SpeakerDraft> & { version: number },
): AgendaSpeaker {
  const agenda = agendaOf(db, path);
  const before = agenda.speakers.get(id);
  checkVersion(before, version);
  agenda.speakers.put({ ...checkedSpeaker(before, draft, agenda), version: version + 1 });
  return speakerResponse(agenda, id);
}

/** Their sessions stay, with `replacementId` in their place. Refuses with 4022, 4046 and 4090, and changes nothing then. */
export function removeSpeaker(
  db: Db,
  clock: Clock,
  path: AgendaPath,
  { id, version, replacementId }: { id: string; version: number; replacementId?: string | undefined },
): void {
  const agenda = agendaOf(db, path);
  checkVersion(agenda.speakers.get(id), version);
  const heir = replacementId === undefined ? [] : [agenda.speakers.get(replacementId).id];
  if (heir.includes(id)) throw malformed('replacementId', 'It is the one who is removed.');
  const changed = agenda.sessions
    .all()
    .filter(({ speakerIds }) => speakerIds.includes(id))
    .map((session) => ({
      ...session,
      speakerIds: [...new Set(session.speakerIds.flatMap((one) => (one === id ? heir : [one])))],
      modified: changedAt(clock, session.modified),
      version: session.version + 1,
    }));
  // Who had no sessions to give away can't have them at the wrong time.
  if (heir.length > 0) for (const session of changed) checkSession(session, agenda, 0);
  for (const session of changed) agenda.sessions.put(session);
  agenda.speakers.remove(id);
}

/** `before` with what was sent of it, checked. Refuses with 4000. */
function checkedSpeaker(
  before: StoredSpeaker,
  { links, ...draft }: Partial<SpeakerDraft>,
  agenda: Agenda,
): StoredSpeaker {
  const speaker = { ...before, ...sent<Partial<SpeakerDraft>, (typeof fields)[number]>(draft, fields) };
  const { photo } = speaker;
  const email = optionalEmail('email', speaker.email);
  const twin = agenda.speakers
    .all()
    .find((other) => other.id !== speaker.id && isSameName(other.email, email));
  if (email !== '' && twin) throw malformed('email', 'Another speaker has this email.');
  if (speaker.bio.length > maxBioLength)
    throw malformed('bio', `It is longer than ${maxBioLength} characters.`);
  return {
    ...speaker,
    firstName: textOf('firstName', speaker.firstName, 100),
    lastName: upTo('lastName', speaker.lastName, 100),
    jobTitle: upTo('jobTitle', speaker.jobTitle, 120),
    company: upTo('company', speaker.company, 120),
    email,
    photo: photo === null ? null : optionalHttps('photo', photo) || null,
    links: checkedLinks({ ...speaker.links, ...links }),
  };
}

const upTo = (field: string, text: string, maxLength: number) =>
  text.trim() === '' ? '' : textOf(field, text, maxLength);

function checkedLinks(links: SpeakerLinks): SpeakerLinks {
  const of = (kind: keyof SpeakerLinks) => optionalHttps(`links.${kind}`, links[kind]);
  return {
    website: of('website'),
    linkedIn: of('linkedIn'),
    x: of('x'),
    instagram: of('instagram'),
    youTube: of('youTube'),
    facebook: of('facebook'),
  };
}
