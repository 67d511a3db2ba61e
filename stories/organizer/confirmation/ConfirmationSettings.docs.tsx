import { ConfirmationSettingsView } from '../../../src/organizer/confirmation';
import { ConfirmationSettings } from '../../../src/organizer/confirmation/ConfirmationSettingsScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  ConfirmationSettingsScreen: {
    from: 'boxoffice/organizer',
    components: { ConfirmationSettingsScreen: ConfirmationSettings, ConfirmationSettingsView },
    purpose: 'How the screen after registration looks and what it says, beside that very screen.',
    usage: '<ConfirmationSettingsScreen eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Form', at: 'form' },
      { name: 'Message', at: 'form > section', note: 'Rich text; what it may hold is sanitised' },
      { name: 'Save', at: 'button[type=submit]' },
    ],
    does: ['Let the organizer write to their own buyers: the message stands as it was written.'],
    donts: ['Put anything personal into the message: every buyer gets the same.'],
    accessibility: [
      'Colours that can’t be read are told before they are saved.',
      'Headings of the message fit into the outline of the page it stands in.',
    ],
    keyboard: [
      ['Tab', 'Through the form, then the preview'],
      ['Ctrl S or ⌘ S', 'Saves'],
    ],
    related: ['Confirmation', 'WidgetSettingsScreen', 'SharingScreen', 'SafeHtml'],
    draw: () => <ConfirmationSettings eventId="1001" />,
  },
} satisfies PageDocs;
