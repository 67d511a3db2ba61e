import { seedSpeakerId, seedSpeakers } from '../../seedSpeakers';
import { noLinks, type StoredSpeaker } from './stored';

const slugOf = (company: string) => company.toLowerCase().replace(/[^a-z]+/g, '-');

export const agendaSpeakers: StoredSpeaker[] = seedSpeakers.map(
  ([firstName, lastName, jobTitle, company, bio], index) => ({
    id: seedSpeakerId(index),
    firstName,
    lastName,
    jobTitle,
    company,
    email: `${firstName.toLowerCase()}@${slugOf(company)}.example`,
    bio: `<p>${bio}</p>`,
    // The last to agree has not sent a picture yet.
    photo:
      index === seedSpeakers.length - 1 ? null : `https://media.northlight.example/speakers/${index + 1}.jpg`,
    links: { ...noLinks, website: `https://${slugOf(company)}.example/` },
    version: 1,
  }),
);
