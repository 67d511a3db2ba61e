import { SessionRegistrations } from '../../../src/organizer/sessionRegistrations/SessionRegistrationsScreen';
import { StatusEmail } from '../../../src/organizer/sessionRegistrations/StatusEmailScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

const event = { accountId: '77', eventId: '1001' };

export const docs = {
  SessionRegistrationsScreen: {
    from: 'boxoffice/organizer',
    components: { SessionRegistrationsScreen: SessionRegistrations },
    purpose:
      'Who has a place in which session, and how many places are left: found, registered, unregistered and told, one or many.',
    usage: `
      <SessionRegistrationsScreen
        accountId="77"
        eventId="1001"
        emailHref="/admin/sessions/email"
      />`,
    parts: [
      { name: 'Head', at: 'header', note: 'Its one main action registers tickets' },
      { name: 'Attendees or sessions', at: '[role=radiogroup]' },
      { name: 'Filter', at: '[role=search]' },
      { name: 'List', at: '[role=grid]', note: 'Cards where there is no room for columns' },
    ],
    does: [
      'Keep `view` in the address of your page, so that a list can be shared.',
      'Lead `emailHref` to `SessionStatusEmailScreen`.',
    ],
    donts: ['Tell everybody twice: who was told already can be left out.'],
    accessibility: [
      'Whether somebody has a place is a word as well as a colour.',
      'Who was refused is named, with the session, the reason and its code.',
      'After somebody is unregistered the focus goes to what is said of it: the row is gone.',
    ],
    keyboard: [
      ['Tab', 'Actions, attendees or sessions, filter, list, pages'],
      ['Arrow keys', 'From cell to cell of the list'],
      ['Space', 'Chooses a row'],
      ['Enter', 'On a session: who is in it'],
    ],
    related: ['SessionRegistrationSettingsScreen', 'SessionStatusEmailScreen', 'DataTable'],
    draw: () => <SessionRegistrations {...event} pageSize={3} emailHref="#email" />,
  },
  SessionStatusEmailScreen: {
    from: 'boxoffice/organizer',
    components: { SessionStatusEmailScreen: StatusEmail },
    purpose: 'The email that tells attendees their sessions, beside what one of them would get.',
    usage: '<SessionStatusEmailScreen accountId="77" eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header', note: 'Saving stands in it' },
      { name: 'Form', at: 'form' },
      { name: 'Preview', at: 'section[aria-label]', note: 'Below the form where there is no room' },
      { name: 'Save', at: 'button[type=submit]' },
    ],
    does: ['Put in the sessions: without them the email says nothing.'],
    donts: ['Write placeholders of other messages: the email would not be saved.'],
    accessibility: ['What is wrong is listed above the form, each with a link to its field.'],
    keyboard: [['Ctrl S or ⌘ S', 'Saves']],
    related: ['SessionRegistrationsScreen'],
    draw: () => <StatusEmail {...event} />,
  },
} satisfies PageDocs;
