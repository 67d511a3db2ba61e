import { LoginSettings } from '../../../src/organizer/singleSignOn/LoginSettingsScreen';
import { SingleSignOn } from '../../../src/organizer/singleSignOn/SingleSignOnScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  SingleSignOnScreen: {
    from: 'boxoffice/organizer',
    components: { SingleSignOnScreen: SingleSignOn },
    purpose:
      'The identity providers that people sign in to an account’s events with: set up in four steps, tried, turned on and off.',
    usage: '<SingleSignOnScreen accountId="77" />',
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Filter', at: '[role=search]' },
      { name: 'List', at: '[role=grid]' },
    ],
    does: ['Keep `view` and `provider` in the address of your page.'],
    donts: ['Log what is typed here: a client secret is sent once and never answered.'],
    accessibility: [
      'Whether a provider is on is a word, not a color.',
      'What the metadata filled in, and what was copied, is read aloud.',
    ],
    keyboard: [
      ['Tab', 'Filter, list, pages'],
      ['Arrows', 'From cell to cell'],
      ['Enter', 'Opens the provider'],
    ],
    related: ['LoginSettingsScreen', 'SignInScreen'],
    draw: () => <SingleSignOn accountId="77" />,
  },
  LoginSettingsScreen: {
    from: 'boxoffice/organizer',
    components: { LoginSettingsScreen: LoginSettings },
    purpose: 'How people sign in to the pages of an event, and whether they need a ticket.',
    usage: `
      <LoginSettingsScreen
        accountId="77"
        eventId="1001"
        singleSignOn={{ href: '/admin/single-sign-on' }}
      />`,
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Methods', at: 'form > section' },
      { name: 'Save', at: 'button[type=submit]' },
    ],
    does: ['Give it `singleSignOn`, the way to where identity providers are set up.'],
    donts: ['Offer single sign-on before a provider is on: it can’t be saved.'],
    accessibility: ['The list of providers appears where single sign-on is chosen, right behind it.'],
    keyboard: [
      ['Tab', 'Through the form'],
      ['Ctrl S or ⌘ S', 'Saves'],
    ],
    related: ['SingleSignOnScreen'],
    draw: () => <LoginSettings accountId="77" eventId="1001" singleSignOn={{ href: '#single-sign-on' }} />,
  },
} satisfies PageDocs;
