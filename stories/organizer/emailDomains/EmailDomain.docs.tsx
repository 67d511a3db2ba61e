import { EmailDomain } from '../../../src/organizer/emailDomains/EmailDomainScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  EmailDomainScreen: {
    from: 'boxoffice/organizer',
    components: { EmailDomainScreen: EmailDomain },
    purpose:
      'Whom emails of an event, or of its account, come from, and the DNS records that a domain needs.',
    usage: '<EmailDomainScreen accountId="77" eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Sender', at: 'section', note: 'As the emails of the event have it' },
      { name: 'Check', at: 'form', note: 'Its records stand below it once it was checked' },
    ],
    does: ['Show it to support staff: the backend refuses anybody else, and the screen says so.'],
    donts: ['Tell organizers that a domain works before every record is correct.'],
    accessibility: [
      'The result of a check and what was copied are read aloud.',
      'A record’s status is a word, not a color; each copy button is named with its record.',
    ],
    keyboard: [['Enter', 'In the field: checks the domain']],
    related: ['EmailsScreen'],
    draw: () => <EmailDomain accountId="77" eventId="1001" />,
  },
} satisfies PageDocs;
