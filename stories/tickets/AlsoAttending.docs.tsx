import { AlsoAttending } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';
import { attendees } from '../fixtures/tickets';

export const docs = {
  AlsoAttending: {
    from: 'boxoffice',
    components: { AlsoAttending },
    purpose: 'Who else will be there, where the organizer wants it to be seen.',
    usage: '<AlsoAttending attendees={attendees} />',
    parts: [
      { name: 'Section', at: 'section' },
      { name: 'Heading', at: 'h2, h3' },
      { name: 'Person', at: 'li', note: 'Face, name, company; each cut with an ellipsis' },
    ],
    does: ['Show it below the tickets, never above.'],
    donts: ['Fill it up with invented people.'],
    accessibility: ['A list with a name; faces are decoration, because the names stand beside them.'],
    keyboard: [],
    related: ['Avatar', 'TicketSelection'],
    draw: () => <AlsoAttending attendees={attendees} />,
  },
} satisfies PageDocs;
