import { eventEntry } from '../../src/domain/calendar/entry';
import { northlight } from '../fixtures/orders';
import { AddToCalendar } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  AddToCalendar: {
    from: 'boxoffice',
    components: { AddToCalendar },
    purpose: 'The event in the buyer’s own calendar: links for calendars on the web, a file for all others.',
    usage: '<AddToCalendar entry={entry} />',
    parts: [
      { name: 'Section', at: 'section' },
      { name: 'Title', at: 'h3' },
      { name: 'Calendar', at: 'li a' },
    ],
    does: ['Give the host’s endpoint for files if there is one.'],
    donts: ['Open a calendar by itself.'],
    accessibility: ['Links say that they open in a new tab.'],
    keyboard: [['Enter', 'Follows the link']],
    related: ['Confirmation'],
    draw: () => (
      <AddToCalendar entry={eventEntry(northlight, { description: 'Two days on design for the public.' })} />
    ),
  },
} satisfies PageDocs;
