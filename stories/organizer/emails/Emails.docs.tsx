import { EmailsView } from '../../../src/organizer/emails';
import { Emails } from '../../../src/organizer/emails/EmailsScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  EmailsScreen: {
    from: 'boxoffice/organizer',
    components: { EmailsScreen: Emails, EmailsView },
    purpose: 'What an organizer writes to everybody who has a ticket, once or with each registration.',
    usage: `
      <EmailsScreen
        accountId="77"
        eventId="1001"
        hrefOf={(emailId) => \`/admin/emails/\${emailId}\`}
      />`,
    parts: [
      { name: 'Head', at: 'header', note: 'Begins another email, and tells what was done last' },
      { name: 'Filters', at: '[role=search]' },
      { name: 'List', at: '[role=grid]' },
    ],
    does: ['Keep `view` in the address of your page.', 'Lead to the editor on `onCreated`.'],
    donts: ['Show it to people who may not write to attendees.'],
    accessibility: [
      'The switch of a row says what it sends; its state is not colour alone.',
      'What was copied or deleted is read aloud.',
    ],
    keyboard: [
      ['Tab', 'Head, filters, list, pages'],
      ['Arrows', 'From cell to cell'],
      ['Space', 'Turns an email on or off'],
      ['Enter', 'Opens the email'],
    ],
    related: ['EmailEditor', 'PromotionsScreen', 'DataTable'],
    draw: () => <Emails accountId="77" eventId="1001" hrefOf={(id) => `#${id}`} />,
  },
} satisfies PageDocs;
