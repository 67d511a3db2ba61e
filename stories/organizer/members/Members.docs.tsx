import { InvitationEmailView, InvitationView, MembersView, PayerView } from '../../../src/organizer/members';
import { InvitationEmail } from '../../../src/organizer/members/InvitationEmailScreen';
import { Invitation } from '../../../src/organizer/members/InvitationScreen';
import { Members } from '../../../src/organizer/members/MembersScreen';
import { Payer } from '../../../src/organizer/members/PayerScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  MembersScreen: {
    from: 'boxoffice/organizer',
    components: { MembersScreen: Members, MembersView },
    purpose:
      'Who works on an account’s events: members, invitations and their promotion codes. `MembersView` is the same by props.',
    usage: '<MembersScreen accountId="77" />',
    parts: [
      { name: 'Head', at: 'header', note: 'Inviting stands in it' },
      { name: 'Tabs', at: '[role=tablist]' },
      { name: 'Member', at: 'li', note: 'With what can be done' },
    ],
    does: ['Give people the events they work on, and no more.'],
    donts: ['Remove somebody to change what they may do: change their access.'],
    accessibility: [
      'Buttons of a row are a group with the name of the person.',
      'What was done is said; when a row is gone the focus goes to those words.',
    ],
    keyboard: [
      ['Tab', 'Tabs, then the buttons of each row'],
      ['Arrow keys', 'On the tabs: the next one'],
      ['Escape', 'Closes a dialog'],
    ],
    related: ['InvitationEmailScreen', 'InvitationScreen', 'PayerScreen'],
    draw: () => <Members accountId="77" />,
  },
  InvitationEmailScreen: {
    from: 'boxoffice/organizer',
    components: { InvitationEmailScreen: InvitationEmail, InvitationEmailView },
    purpose:
      'How an account’s invitations look, beside the mail that people get. `InvitationEmailView` is the same by props.',
    usage: '<InvitationEmailScreen accountId="77" />',
    parts: [
      { name: 'Head', at: 'header', note: 'Saving stands in it' },
      { name: 'Form', at: 'form' },
      { name: 'Preview', at: 'section[aria-label="Preview"]' },
    ],
    does: ['Say who invites: people don’t know the platform.'],
    donts: ['Put what only one person should read into the message: all get the same.'],
    accessibility: ['Words on the button are black or white, whichever has the better contrast.'],
    keyboard: [
      ['Tab', 'Through the form'],
      ['Ctrl S or ⌘ S', 'Saves'],
    ],
    related: ['MembersScreen', 'InvitationScreen'],
    draw: () => <InvitationEmail accountId="77" />,
  },
  InvitationScreen: {
    from: 'boxoffice/organizer',
    components: { InvitationScreen: Invitation, InvitationView },
    purpose:
      'An invitation, for whoever got it: accepted or declined. `InvitationView` is the same by props.',
    usage: '<InvitationScreen accountId="77" inviteId="invite-kwame" />',
    parts: [
      { name: 'Head', at: 'header', note: 'Who invites, and to what' },
      { name: 'Answers', at: 'button', note: 'While it is open' },
    ],
    does: ['Lead here from the mail, once whoever got it is signed in.'],
    donts: ['Answer for somebody else.'],
    accessibility: ['What came of an answer is said.'],
    keyboard: [['Tab', 'Through the answers']],
    related: ['MembersScreen'],
    draw: () => <Invitation accountId="77" inviteId="invite-kwame" />,
  },
  PayerScreen: {
    from: 'boxoffice/organizer',
    components: { PayerScreen: Payer, PayerView },
    purpose: 'Who pays for an account. `PayerView` is the same by props.',
    usage: '<PayerScreen accountId="77" />',
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Form', at: 'form' },
      { name: 'Save', at: 'button[type=submit]' },
    ],
    does: ['Keep it to the account: what buyers’ invoices say is of each event.'],
    donts: ['Remove a payer to change one: write over it.'],
    accessibility: ['What is wrong stands at its field, and in a list that leads there.'],
    keyboard: [
      ['Tab', 'Through the form'],
      ['Ctrl S or ⌘ S', 'Saves'],
    ],
    related: ['MembersScreen', 'InvoiceSettingsScreen'],
    draw: () => <Payer accountId="77" />,
  },
} satisfies PageDocs;
