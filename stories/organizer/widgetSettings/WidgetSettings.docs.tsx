import { WidgetSettingsView } from '../../../src/organizer/widgetSettings';
import { WidgetSettings } from '../../../src/organizer/widgetSettings/WidgetSettingsScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  WidgetSettingsScreen: {
    from: 'boxoffice/organizer',
    components: { WidgetSettingsScreen: WidgetSettings, WidgetSettingsView },
    purpose:
      'How the ticket widget of an event looks, what it says and what it allows, beside the very widget with what is in the form.',
    usage: '<WidgetSettingsScreen eventId="1001" />',
    parts: [
      {
        name: 'Head',
        at: 'header',
        note: 'Its action takes everything back to our own settings, and asks first',
      },
      { name: 'Form', at: 'form' },
      { name: 'Section', at: 'form > section' },
      { name: 'Save', at: 'button[type=submit]' },
      {
        name: 'Preview',
        at: '[role=region], section[aria-label]',
        note: 'The widget itself; nothing is ordered in it',
      },
    ],
    does: [
      'Give `embed`, so that what is pasted into a page can be copied there.',
      'Give `preset`: the look of the pages it is put into.',
    ],
    donts: ['Show a preview of your own: this is the widget.'],
    accessibility: [
      'Colours that could not be read together are corrected, and the report beside them says so.',
      'The preview is a named region after the form, and not a part of it.',
    ],
    keyboard: [
      ['Tab', 'Through the form, then the preview'],
      ['Ctrl S or ⌘ S', 'Saves'],
    ],
    related: ['TicketWidget', 'ContrastReport', 'ConfirmationSettingsScreen'],
    draw: () => <WidgetSettings eventId="1001" />,
  },
} satisfies PageDocs;
