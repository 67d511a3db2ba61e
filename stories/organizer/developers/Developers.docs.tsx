import { Chatbot } from '../../../src/organizer/developers/ChatbotScreen';
import { DeveloperApps } from '../../../src/organizer/developers/DeveloperAppsScreen';
import { DeveloperExtensions } from '../../../src/organizer/developers/DeveloperExtensionsScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  ChatbotScreen: {
    from: 'boxoffice/organizer',
    components: { ChatbotScreen: Chatbot },
    purpose: 'The chatbot of an event: whether it is shown, what it answers, and what it says to a question.',
    usage: '<ChatbotScreen accountId="77" eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Form', at: 'form', note: 'Settings, then questions and answers in an order' },
    ],
    does: ['Mount it where organizers set up the pages of an event.'],
    donts: ['Expect “Try it” to know what is typed but not saved: it asks the backend.'],
    accessibility: ['What the chatbot says, and where an answer was moved, is read aloud.'],
    keyboard: [
      ['Tab', 'Fields, each question’s handle, name and button, then “Try it”'],
      ['Arrow keys', 'On a handle: moves the question'],
      ['Escape', 'Closes the dialog of a question'],
    ],
    related: ['DeveloperAppsScreen', 'WebhooksScreen'],
    draw: () => <Chatbot accountId="77" eventId="1001" />,
  },
  DeveloperAppsScreen: {
    from: 'boxoffice/organizer',
    components: { DeveloperAppsScreen: DeveloperApps },
    purpose: 'The apps that can use the data of an account: added, changed and deleted.',
    usage: '<DeveloperAppsScreen accountId="77" />',
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Search', at: '[role=search]' },
      { name: 'Apps', at: 'ul' },
    ],
    does: ['Mount it beside the other screens of an account.'],
    donts: ['Expect a client secret twice: the backend answers it only when an app is added.'],
    accessibility: ['Whether the secret was copied is read aloud.'],
    keyboard: [
      ['Tab', 'New app, search, and each app’s buttons'],
      ['Escape', 'Closes what was opened, but never the secret'],
    ],
    related: ['DeveloperExtensionsScreen', 'WebhooksScreen'],
    draw: () => <DeveloperApps accountId="77" />,
  },
  DeveloperExtensionsScreen: {
    from: 'boxoffice/organizer',
    components: { DeveloperExtensionsScreen: DeveloperExtensions },
    purpose: 'The pages of apps in the organizer’s tools: added, changed and deleted.',
    usage: `
      <DeveloperExtensionsScreen accountId="77" apps={{ href: '/admin/apps' }} />`,
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Filter', at: '[role=search]' },
      { name: 'Extensions', at: 'ul' },
    ],
    does: [
      'Keep `view` in the address of your page.',
      'Give it `apps`, the address of `DeveloperAppsScreen`: without an app there can be no extension.',
    ],
    donts: ['Put an extension into your page other than in a sandboxed frame: it is somebody else’s page.'],
    accessibility: ['Whether an extension is active is a word, not a color.'],
    keyboard: [
      ['Tab', 'New extension, search, filters, and each extension’s name and buttons'],
      ['Escape', 'Closes what was opened'],
    ],
    related: ['DeveloperAppsScreen', 'WebhooksScreen'],
    draw: () => <DeveloperExtensions accountId="77" apps={{ href: '#apps' }} />,
  },
} satisfies PageDocs;
