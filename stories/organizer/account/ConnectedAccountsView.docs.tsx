import {
  AccountScreen,
  AccountsScreen,
  AccountSwitcher,
  AccountView,
  ConnectedAccounts,
  ConnectedAccountsView,
  OpenAccountScreen,
  PasswordResetScreen,
  ProfileScreen,
  SignedInMenu,
  SignInScreen,
  SignUpScreen,
} from '../../../src/organizer/account';
import type { PageDocs } from '../../docs/component/ComponentDocs';

const nothing = () => undefined;

export const docs = {
  AccountScreen: {
    from: 'boxoffice/organizer',
    components: { AccountScreen, AccountView },
    purpose:
      'The account of whoever is signed in, what new events begin with, and what its roles may do. `AccountView` is the form by props.',
    usage: '<AccountScreen />',
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Form', at: 'form' },
      { name: 'Roles', at: 'dl', note: 'What each may use' },
    ],
    does: ['Keep what is typed when somebody else saved meanwhile.'],
    donts: ['Offer the agreement and its limits here: support sets them.'],
    accessibility: ['Save leads to the first field that is refused.'],
    keyboard: [['Tab', 'Goes through the fields, then to Save']],
    related: ['MembersScreen', 'PayerScreen'],
    draw: () => <AccountScreen />,
  },
  AccountsScreen: {
    from: 'boxoffice/organizer',
    components: { AccountsScreen, OpenAccountScreen },
    purpose:
      'The accounts somebody belongs to, each with their role. `OpenAccountScreen` is shown on the way into another one.',
    usage: '<AccountsScreen hrefOf={(accountId) => `/admin/accounts/${accountId}`} />',
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'List', at: 'ul' },
      { name: 'Account', at: 'li', note: 'Its name, the role in it, and the way there' },
    ],
    does: ['Lead through `OpenAccountScreen`, so that nothing of the account before is shown.'],
    donts: ['Leave a screen with unsaved changes without a question.'],
    accessibility: ['Each link names its account. The current one is marked for screen readers, too.'],
    keyboard: [['Enter', 'Opens the account']],
    related: ['AccountSwitcher', 'AccountScreen'],
    draw: () => <AccountsScreen hrefOf={(id) => `#account-${id}`} />,
  },
  AccountSwitcher: {
    from: 'boxoffice/organizer',
    components: { AccountSwitcher },
    purpose: 'The account whose screens these are, and the way to the other ones; searched from eight on.',
    usage: '<AccountSwitcher onSwitch={onSwitch} />',
    parts: [{ name: 'Account', at: 'button', note: 'Its mark, its name, and the role in it' }],
    does: ['Put it into the `switcher` of `OrganizerShell` on the screens of an account.'],
    donts: ['Switch before the changes on the screen are saved or given up.'],
    accessibility: ['The list is a dialog with a title; closing it returns the focus to the button.'],
    keyboard: [
      ['Enter or Space', 'Opens the list, or the account in it'],
      ['Escape', 'Closes the list'],
    ],
    related: ['AccountsScreen', 'OrganizerShell'],
    draw: () => <AccountSwitcher onSwitch={nothing} />,
  },
  ProfileScreen: {
    from: 'boxoffice/organizer',
    components: { ProfileScreen },
    purpose: 'Name and picture of whoever is signed in, as the other members see them.',
    usage: '<ProfileScreen />',
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Form', at: 'form' },
    ],
    does: ['Link to it from the `AccountMenu`.'],
    donts: ['Ask for a language here: the contract saves none for a person.'],
    accessibility: ['Save leads to the first field that is refused.'],
    keyboard: [['Tab', 'Goes through the fields, then to Save']],
    related: ['AccountScreen', 'SignedInMenu'],
    draw: () => <ProfileScreen />,
  },
  ConnectedAccounts: {
    from: 'boxoffice/organizer',
    components: { ConnectedAccounts, ConnectedAccountsView },
    purpose:
      'The accounts an organizer has at other services, and connecting them in a window. `ConnectedAccountsView` is the same by props.',
    usage: '<ConnectedAccounts signInHref="/sign-in" />',
    parts: [
      { name: 'List', at: 'ul' },
      { name: 'Service', at: 'li' },
      { name: 'Connect', at: 'li button', note: 'Turns while the window is open' },
    ],
    does: [
      'Say in `known` what the backend knows; else only this browser’s connections are shown, and it says so.',
    ],
    donts: ['Open the window without a press: browsers block it.'],
    accessibility: [
      'Each button says its service. What is happening is a status, what went wrong an alert in its row.',
      'A blocked window becomes a plain link.',
    ],
    keyboard: [
      ['Enter or Space', 'Connects, or asks before it disconnects'],
      ['Escape', 'Closes that question'],
    ],
    related: ['SignInForm', 'ServiceMark'],
    draw: () => (
      <ConnectedAccountsView
        accounts={[
          { service: 'stripe', since: '2024-01-15T13:22:00-05:00' },
          { service: 'paypal', since: null },
        ]}
        state={{ at: 'idle' }}
        onConnect={nothing}
        onCancel={nothing}
        onDisconnect={nothing}
      />
    ),
  },
  SignInScreen: {
    from: 'boxoffice/organizer',
    components: { SignInScreen, SignUpScreen },
    purpose:
      'Signing in and signing up with their calls: by another service in a window, or by email and password.',
    usage: `
      <SignInScreen
        goHref="/events"
        signUpHref="/sign-up"
        resetHref="/reset-password"
      />`,
    parts: [
      { name: 'Form', at: 'form' },
      { name: 'Title', at: 'h1' },
      { name: 'Service', at: 'button' },
      { name: 'Sign in', at: '[type=submit]', note: 'The filled button of this screen' },
    ],
    does: ['Lead on in `onDone`, to what `redirectTarget` allows.'],
    donts: ['Keep what the answer holds: the session is the browser’s.'],
    accessibility: [
      'The same as `SignInForm` and `SignUpForm`. Somebody who is signed in already sees who they are.',
    ],
    keyboard: [['Enter', 'Signs in']],
    related: ['SignInForm', 'SignUpForm', 'PasswordResetScreen'],
    draw: () => <SignInScreen goHref="#events" signUpHref="#sign-up" resetHref="#reset" />,
  },
  PasswordResetScreen: {
    from: 'boxoffice/organizer',
    components: { PasswordResetScreen },
    purpose: 'Asking for the mail, and choosing a new password behind its link.',
    usage: '<PasswordResetScreen signInHref="/sign-in" resetHref="/reset-password" />',
    parts: [
      { name: 'Form', at: 'form' },
      { name: 'Title', at: 'h1' },
      { name: 'Email', at: 'input' },
      { name: 'Send', at: '[type=submit]' },
    ],
    does: ['Take the hash out of the address once it was read.'],
    donts: ['Tell whether there is an account of an address.'],
    accessibility: ['The same as `ResetRequestForm`.'],
    keyboard: [['Enter', 'Sends']],
    related: ['ResetRequestForm', 'SignInScreen'],
    draw: () => <PasswordResetScreen signInHref="#sign-in" resetHref="#reset" />,
  },
  SignedInMenu: {
    from: 'boxoffice/organizer',
    components: { SignedInMenu },
    purpose: 'Who is signed in, and the way out; nothing while nobody is.',
    usage: `
      <SignedInMenu links={[{ href: '/admin/profile', label: 'Your profile' }]} />`,
    parts: [],
    does: [
      'Put it into the `account` of `OrganizerShell`.',
      'Give it `onSwitchAccount` on the screens of an event, whose `EventSwitcher` stands where an `AccountSwitcher` would.',
    ],
    donts: ['Build a second way out that forgets only this page.'],
    accessibility: ['The same as `AccountMenu`, and `AccountSwitcher` for the list of accounts.'],
    keyboard: [
      ['Enter or Space', 'Signs out, or opens the list of accounts'],
      ['Escape', 'Closes that list'],
    ],
    related: ['OrganizerShell', 'SignedInCard', 'AccountSwitcher'],
  },
} satisfies PageDocs;
