import { Resources } from '../../../src/organizer/resources/ResourcesScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  ResourcesScreen: {
    from: 'boxoffice/organizer',
    components: { ResourcesScreen: Resources },
    purpose:
      'Files, links and videos for speakers, partners and attendees: put in order, shown, changed, duplicated and deleted.',
    usage: '<ResourcesScreen accountId="77" eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header', note: 'Its one main action' },
      { name: 'Filter', at: '[role=search]' },
      { name: 'Resources', at: 'ol', note: 'A part of them is not put in order' },
      { name: 'Resource', at: 'ol > li', note: 'Its title opens its form' },
    ],
    does: ['Keep `view` in the address of your page.'],
    donts: ['Put what only the team may see here: an audience that sees a resource has its URL.'],
    accessibility: [
      'The order is changed by dragging, by arrow keys on the handle, or by buttons; where a resource went is read aloud.',
      'Whether a resource is visible is a switch with its title, not a color.',
    ],
    keyboard: [
      ['Arrow up and down', 'On a handle: moves the resource'],
      ['Space', 'On a switch: shows or hides the resource'],
    ],
    related: ['PartnersScreen', 'SpeakersScreen'],
    draw: () => <Resources accountId="77" eventId="1001" />,
  },
} satisfies PageDocs;
