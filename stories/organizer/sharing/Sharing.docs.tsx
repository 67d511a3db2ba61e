import { SharingView } from '../../../src/organizer/sharing';
import { Sharing } from '../../../src/organizer/sharing/SharingScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  SharingScreen: {
    from: 'boxoffice/organizer',
    components: { SharingScreen: Sharing, SharingView },
    purpose: 'How attendees share an event, the campaigns they are asked to share, and what came of it.',
    usage: '<SharingScreen accountId="77" eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Settings', at: 'form' },
      { name: 'Save', at: 'button[type=submit]' },
      { name: 'Results', at: 'table', note: 'Of each network' },
    ],
    does: ['Keep `campaign` in the address of your page.'],
    donts: ['Promise a reward that is not set up: a code has to exist.'],
    accessibility: [
      'A counter says how many characters are left; too many make it an error, and nothing is cut off.',
      'Figures of networks stand in a table with a caption.',
    ],
    keyboard: [
      ['Tab', 'Settings, preview, saving, campaigns, figures'],
      ['Ctrl S or ⌘ S', 'Saves'],
    ],
    related: ['ShareSection', 'ConfirmationSettingsScreen'],
    draw: () => <Sharing accountId="77" eventId="1001" />,
  },
} satisfies PageDocs;
