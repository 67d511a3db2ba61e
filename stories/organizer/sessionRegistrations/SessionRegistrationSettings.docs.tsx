import { SessionRegistrationSettingsView } from '../../../src/organizer/sessionRegistrations/settings';
import { SessionRegistrationSettings } from '../../../src/organizer/sessionRegistrations/settings/SessionRegistrationSettingsScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  SessionRegistrationSettingsScreen: {
    from: 'boxoffice/organizer',
    components: {
      SessionRegistrationSettingsScreen: SessionRegistrationSettings,
      SessionRegistrationSettingsView,
    },
    purpose:
      'Who may register for sessions of the agenda, from when until when, and which tickets open which session. `SessionRegistrationSettingsView` is the same by props.',
    usage: '<SessionRegistrationSettingsScreen accountId="77" eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header', note: 'Saving stands in it' },
      { name: 'Section', at: 'form > section' },
      { name: 'Session', at: 'form li', note: 'Opens in its place' },
      { name: 'Save', at: 'button[type=submit]' },
    ],
    does: ['Leave a session open to every ticket unless its place is too small.'],
    donts: ['Close registration to take places back: those who have one keep it.'],
    accessibility: ['Each session says which tickets open it before it is opened.'],
    keyboard: [
      ['Tab', 'Fields, sessions'],
      ['Enter', 'On a session: its tickets'],
      ['Ctrl S or ⌘ S', 'Saves'],
    ],
    related: ['RegistrationFormScreen'],
    draw: () => <SessionRegistrationSettings accountId="77" eventId="1001" />,
  },
} satisfies PageDocs;
