import { Webhooks } from '../../../src/organizer/webhooks/WebhooksScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  WebhooksScreen: {
    from: 'boxoffice/organizer',
    components: { WebhooksScreen: Webhooks },
    purpose:
      'The systems that an event, or with no `eventId` every event of the account, notifies: added, changed, notified and deleted.',
    usage: `
      <WebhooksScreen
        accountId="77"
        eventId="1001"
        accountWebhooks={{ href: '/admin/webhooks' }}
      />`,
    parts: [
      { name: 'Head', at: 'header', note: 'Of an event: a notification can be sent' },
      { name: 'Filter', at: '[role=search]' },
      { name: 'Webhooks', at: 'ul' },
      {
        name: 'Account webhooks',
        at: 'section',
        note: 'Of an event: read only, with a link to where they are changed',
      },
    ],
    does: [
      'Keep `view` in the address of your page.',
      'Give an event’s screen `accountWebhooks`, and mount the screen again there without `eventId`.',
    ],
    donts: ['Expect a signing secret twice: the backend answers it only when a webhook is created.'],
    accessibility: [
      'Whether a webhook is active is a word, not a color.',
      'Whether the secret was copied, and who a notification goes to, is read aloud.',
    ],
    keyboard: [
      ['Tab', 'Send notification, new webhook, search, filter, and each webhook’s name and buttons'],
      ['Escape', 'Closes what was opened, but never the secret'],
    ],
    related: ['ResourcesScreen', 'AttributesScreen'],
    draw: () => <Webhooks accountId="77" eventId="1001" accountWebhooks={{ href: '#account-webhooks' }} />,
  },
} satisfies PageDocs;
