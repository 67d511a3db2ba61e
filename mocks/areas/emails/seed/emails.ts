import type {
  EmailBlock,
  EmailCampaign,
  EmailDelivery,
  EmailTemplate,
  EmailType,
  Instant,
} from '../../../../src/contract';
import { button, emailTemplates, heading, text } from './templates';
import type { RecordsOf } from '../../recordsOf';

/** What goes out, as it was published last. */
type LiveEmail = Pick<EmailCampaign, 'subject' | 'blocks' | 'registrationStatus' | 'audienceFilter'>;

/** A campaign as it is saved: what went out is counted. */
export interface StoredEmail extends Omit<EmailCampaign, 'sentCount'> {
  live: LiveEmail | null;
  /** Of an ACTIVE one that is on: since when it goes out. */
  sendsSince: Instant | null;
  /** Tickets that stood so already when it began to go out; their holders are not written to. */
  before: string[];
}

/** An email of the old editor. */
interface LegacyEmail {
  id: string;
  name: string;
  type: EmailType;
  subject: string;
  /** Paragraphs parted by an empty line. */
  text: string;
}

/** Tables of this area, by name. */
export interface EmailsTables {
  /** Of the platform: scope `''`. */
  emailTemplates: EmailTemplate;
  /** Scope: the event. */
  emailCampaigns: StoredEmail;
  /** Scope: the event. What went out is found out when somebody looks: from the orders there are. */
  emailDeliveries: EmailDelivery;
  /** Scope: the event. */
  legacyEmails: LegacyEmail;
}

/** As an email is at first: nothing of it went out. */
export const newDraft = (created: Instant) =>
  ({
    status: 'DRAFT',
    published: false,
    publishedDate: null,
    enabled: true,
    live: null,
    sendsSince: null,
    before: [],
    created,
    modified: created,
  }) satisfies Partial<StoredEmail>;

const draft = (
  id: string,
  name: string,
  subject: string,
  blocks: EmailBlock[],
  created: Instant,
): StoredEmail => ({
  id,
  name,
  type: 'SCHEDULED',
  subject,
  blocks,
  schedule: { type: 'DATE', date: null },
  registrationStatus: null,
  audienceFilter: {},
  ...newDraft(created),
});

const published = (email: StoredEmail, publishedDate: Instant): StoredEmail => {
  const { subject, blocks, registrationStatus, audienceFilter } = email;
  const live = { subject, blocks, registrationStatus, audienceFilter };
  return { ...email, published: true, publishedDate, modified: publishedDate, live };
};

/** Published to go out on that date; if it is over, it went out. */
const scheduled = (email: StoredEmail, publishedDate: Instant, date: Instant): StoredEmail => ({
  ...published(email, publishedDate),
  status: 'SCHEDULED',
  schedule: { type: 'DATE', date },
});

const ofRegistration = (
  email: StoredEmail,
  registrationStatus: StoredEmail['registrationStatus'],
): StoredEmail => ({ ...email, type: 'REGISTRATION', schedule: null, registrationStatus });

const active = (email: StoredEmail, since: Instant): StoredEmail => ({
  ...published(email, since),
  status: 'ACTIVE',
  sendsSince: since,
});

const fromTemplate = (id: string, templateId: string, name: string, created: Instant): StoredEmail => {
  const template = emailTemplates.find((candidate) => candidate.id === templateId);
  return draft(id, name, template?.subject ?? '', template?.blocks ?? [], created);
};

const emails: StoredEmail[] = [
  active(
    ofRegistration(
      fromTemplate('email-ticket', 'template-confirmation', 'Your ticket', '2025-10-13T09:00:00.000Z'),
      'REGISTERED',
    ),
    '2025-10-20T08:00:00.000Z',
  ),
  active(
    ofRegistration(
      fromTemplate('email-invoice', 'template-invoice', 'Invoice awaited', '2025-10-13T09:30:00.000Z'),
      'AWAITING_PAYMENT',
    ),
    '2025-10-20T08:05:00.000Z',
  ),
  {
    ...active(
      ofRegistration(
        fromTemplate('email-cancelled', 'template-cancelled', 'Cancelled', '2025-10-13T09:45:00.000Z'),
        'CANCELLED',
      ),
      '2025-10-20T08:10:00.000Z',
    ),
    enabled: false,
    sendsSince: null,
  },
  scheduled(
    draft(
      'email-early',
      'Thanks to the early ones',
      'You were first, {{firstName}}',
      [text('{{firstName}}, your {{ticketName}} paid for the first lanterns on the pier.')],
      '2025-12-15T10:00:00.000Z',
    ),
    '2025-12-17T12:00:00.000Z',
    '2025-12-19T14:00:00.000Z',
  ),
  scheduled(
    draft(
      'email-programme',
      'The programme is out',
      'Forty talks in two days',
      [
        heading('The programme is out'),
        text('{{firstName}}, read who speaks when, and choose your workshop.'),
        button('Read the programme', 'https://northlight.example/2026/programme'),
      ],
      '2026-02-02T09:00:00.000Z',
    ),
    '2026-02-09T16:00:00.000Z',
    '2026-02-10T12:00:00.000Z',
  ),
  scheduled(
    {
      ...draft(
        'email-tour',
        'What to wear on the tour',
        'Flat shoes, please',
        [text('{{firstName}}, the stage crew meets you at the east door.')],
        '2026-02-05T11:00:00.000Z',
      ),
      audienceFilter: { ticketTypeIds: ['3003'] },
    },
    '2026-02-10T09:00:00.000Z',
    '2026-05-12T13:00:00.000Z',
  ),
  scheduled(
    fromTemplate('email-soon', 'template-reminder', 'One week to go', '2026-02-06T10:00:00.000Z'),
    '2026-02-11T10:00:00.000Z',
    '2026-05-07T13:00:00.000Z',
  ),
  fromTemplate('email-thanks', 'template-thanks', 'Thank you', '2026-02-06T10:20:00.000Z'),
  {
    ...draft('email-press', 'To the press', '', [], '2026-02-11T15:40:00.000Z'),
    schedule: { type: 'NOW', date: '2026-02-11T15:40:00.000Z' },
  },
];

export const emailsRecords: RecordsOf<EmailsTables> = {
  emailTemplates: { '': emailTemplates },
  emailCampaigns: { '1001': emails },
  emailDeliveries: {},
  legacyEmails: {
    '1001': [
      {
        id: 'legacy-1',
        name: 'Travel',
        type: 'SCHEDULED',
        subject: 'How to get to the pier',
        text: 'The ferry lands at the pier every half hour.\n\nThere is no parking; bring a bicycle.',
      },
      {
        id: 'legacy-2',
        name: 'Welcome',
        type: 'REGISTRATION',
        subject: 'Welcome to Northlight',
        text: 'Your ticket is attached.',
      },
    ],
    '1000': [
      {
        id: 'legacy-3',
        name: 'Photographs',
        type: 'SCHEDULED',
        subject: 'The photographs are there',
        text: 'Find yourself among four hundred.',
      },
    ],
  },
};
