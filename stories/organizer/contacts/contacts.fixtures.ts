import { scenarios } from '../../../mocks';

const { conference } = scenarios;
const known = conference.records.contacts['77'] ?? [];

/** An account that knows nobody yet. */
export const emptyAccount = {
  ...conference,
  name: 'no contacts',
  records: { ...conference.records, contacts: { '77': [] } },
};

/** More contacts than are written to by one press. */
export const manyContacts = {
  ...conference,
  name: 'many contacts',
  records: {
    ...conference.records,
    contacts: {
      '77': Array.from({ length: 150 }, (_, index) => {
        const like = known[index % known.length];
        if (!like || index < known.length) return like;
        return {
          ...like,
          id: `contact-${index}`,
          email: `contact-${index}@many.example`,
          unsubscribed: false,
        };
      }).filter((contact) => contact !== undefined),
    },
  },
};

/** Somebody was written to more often than is shown at once. */
export const oftenEmailed = {
  ...conference,
  name: 'often emailed',
  records: {
    ...conference.records,
    contactEmails: {
      '77': Array.from({ length: 25 }, (_, index) => ({
        id: `note-${index}`,
        contactId: 'contact-aalto',
        subject: `Note ${index + 1}`,
        text: 'Read more.',
        sent: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
      })),
    },
  },
};
