import { WebsiteView } from '../../../src/organizer/website';
import { Website } from '../../../src/organizer/website/WebsiteScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  WebsiteScreen: {
    from: 'boxoffice/organizer',
    components: { WebsiteScreen: Website, WebsiteView },
    purpose: 'The pages of an event’s site and what is on them, its style sheet, and custom code.',
    usage: '<WebsiteScreen eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Pages', at: '[role=tablist]' },
      { name: 'Sections', at: '[role=tabpanel] ol', note: 'In the order visitors see them' },
      { name: 'Picture', at: 'figure', note: 'The page as visitors see it' },
      { name: 'Style sheet', at: 'form' },
    ],
    does: ['Keep `section` in the address of your page.'],
    donts: ['Run custom code in the organizer’s page: it is for the site alone.'],
    accessibility: [
      'Sections are moved by keys and by buttons as well; where one went is announced.',
      'The picture of a page names it, and the keyboard scrolls it.',
      'The Tab key leads out of the fields with code.',
    ],
    keyboard: [
      ['Arrows on a tab', 'Another page'],
      ['Arrows on a handle', 'Move the section'],
      ['Ctrl S or ⌘ S', 'Saves'],
      ['Escape', 'Closes the form of a section'],
    ],
    related: ['EventSettingsScreen', 'WidgetSettingsScreen'],
    draw: () => <Website eventId="1001" />,
  },
} satisfies PageDocs;
