import { ContactsView } from '../../../src/organizer/contacts';
import { ContactGroupsScreen } from '../../../src/organizer/contacts/ContactGroupsScreen';
import { ContactScreen } from '../../../src/organizer/contacts/ContactScreen';
import { ContactsScreen } from '../../../src/organizer/contacts/ContactsScreen';
import { ImportContactsScreen } from '../../../src/organizer/contacts/ImportContactsScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

const ignore = () => undefined;
const hrefOf = (route: string) => `#${route}`;
const back = { href: '#contacts', label: 'Contacts' };

export const docs = {
  ContactsScreen: {
    from: 'boxoffice/organizer',
    components: { ContactsScreen, ContactsView },
    purpose:
      'The people an account knows: found, filtered, added and emailed. `ContactsView` is the same by props.',
    usage: '<ContactsScreen accountId="77" hrefOf={hrefOf} onOpen={onOpen} />',
    parts: [
      { name: 'Head', at: 'header', note: 'Groups, import, and a new contact' },
      { name: 'Filter', at: '[role=search]' },
      { name: 'List', at: '[role=grid]' },
      { name: 'Contact', at: 'tbody [role=row]', note: 'Its name leads to its page' },
    ],
    does: [
      'Keep `view` in the address of your page: groups lead to it.',
      'Show a `ContactScreen` at `hrefOf`.',
    ],
    donts: ['Expect whoever unsubscribed to get an email: they are skipped, and named.'],
    accessibility: [
      'One grid with one tab stop; the name of a contact names its row.',
      'Who is skipped by an email is said before it is sent, and after.',
    ],
    keyboard: [
      ['Arrow keys', 'From cell to cell of the list'],
      ['Space', 'Chooses the contact'],
      ['Enter', 'Opens the contact'],
    ],
    related: ['ContactScreen', 'ContactGroupsScreen', 'ImportContactsScreen', 'DataTable'],
    draw: () => <ContactsScreen accountId="77" hrefOf={hrefOf} onOpen={ignore} />,
  },
  ContactScreen: {
    from: 'boxoffice/organizer',
    components: { ContactScreen },
    purpose:
      'One contact: what is known, the tickets, which can be assigned and removed, and what they did over all events.',
    usage: `
      <ContactScreen
        accountId="77"
        contactId="contact-marchetti"
        back={{ href: '/admin/contacts', label: 'Contacts' }}
      />`,
    parts: [
      { name: 'Head', at: 'header', note: 'Its button writes to the contact' },
      { name: 'Details', at: 'dl' },
      { name: 'Tickets', at: 'ul' },
      { name: 'Activity', at: 'ul[aria-label]', note: 'Companies, sessions, emails, hot lead consents' },
    ],
    does: ['Give `orderHrefOf` and `sessionHrefOf`: tickets lead to their orders, sessions to their pages.'],
    donts: ['Assign a ticket without reading on: it leaves whoever has it, which the dialog says.'],
    accessibility: [
      'After a ticket was removed the title of the tickets has the focus.',
      'Once all of a long list is there, its title has the focus.',
    ],
    keyboard: [['Tab', 'Email, tickets and their buttons']],
    related: ['ContactsScreen', 'OrderScreen'],
    draw: () => <ContactScreen accountId="77" contactId="contact-marchetti" eventId="1001" back={back} />,
  },
  ContactGroupsScreen: {
    from: 'boxoffice/organizer',
    components: { ContactGroupsScreen },
    purpose: 'How many contacts there are of each company, country, source or tag.',
    usage: `
      <ContactGroupsScreen
        accountId="77"
        listHrefOf={(groupId) => \`/admin/contacts?group=\${groupId}\`}
        back={{ href: '/admin/contacts', label: 'Contacts' }}
      />`,
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Choice', at: '[role=radiogroup]' },
      { name: 'Groups', at: 'ul', note: 'A group leads to its contacts' },
    ],
    does: ['Give `listHrefOf` the address of the list with the view it is given.'],
    donts: ['Expect the sum of tags to be the number of contacts: somebody with two is in two groups.'],
    accessibility: ['The bar beside a number says the same again, and is not read aloud.'],
    keyboard: [['Arrow keys', 'Choose what contacts are counted by']],
    related: ['ContactsScreen'],
    draw: () => <ContactGroupsScreen accountId="77" listHrefOf={() => '#contacts'} back={back} />,
  },
  ImportContactsScreen: {
    from: 'boxoffice/organizer',
    components: { ImportContactsScreen },
    purpose: 'Contacts from a CSV file: checked before anything is sent, each bad row with its reason.',
    usage: `
      <ImportContactsScreen
        accountId="77"
        back={{ href: '/admin/contacts', label: 'Contacts' }}
      />`,
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'File', at: 'input[type=file]' },
    ],
    does: ['Give `back`, which leads to the list once it is done.'],
    donts: ['Clear cells to empty a contact: an empty cell changes nothing.'],
    accessibility: ['What came of the import takes the focus.'],
    keyboard: [['Tab', 'The file, the template, and what can be done with the rows']],
    related: ['ContactsScreen', 'ImportPromotionsScreen'],
    draw: () => <ImportContactsScreen accountId="77" back={back} />,
  },
} satisfies PageDocs;
