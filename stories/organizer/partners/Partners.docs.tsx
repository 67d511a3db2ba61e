import { Partners } from '../../../src/organizer/partners/PartnersScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  PartnersScreen: {
    from: 'boxoffice/organizer',
    components: { PartnersScreen: Partners },
    purpose:
      'The partners of an event: put in the order its pages show them, published, changed, exported and imported.',
    usage: '<PartnersScreen eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header', note: 'Import, export, and its one main action' },
      { name: 'Filter', at: '[role=search]' },
      { name: 'Partners', at: 'ol', note: 'A part of them is not put in order' },
      { name: 'Partner', at: 'ol > li', note: 'Its name opens its form' },
    ],
    does: ['Keep `view` and `partner` in the address of your page.'],
    donts: ['Show the contacts of partners to attendees: they are for the organizer.'],
    accessibility: [
      'The order is changed by dragging, by arrow keys on the handle, or by buttons; where a partner went is read aloud.',
      'Whether a partner is published is a switch with its name, not a colour.',
    ],
    keyboard: [
      ['Arrow up and down', 'On a handle: moves the partner'],
      ['Space', 'On a switch: publishes it, or takes it off the event’s pages'],
      ['Ctrl S or ⌘ S', 'In the form: saves'],
    ],
    related: ['CompaniesScreen', 'ImportPromotionsScreen'],
    draw: () => <Partners eventId="1001" />,
  },
} satisfies PageDocs;
