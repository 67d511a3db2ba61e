import { eventEntry } from '../../src/domain/calendar/entry';
import { AddToCalendar } from '../../src/headless';
import type { PageDocs } from '../docs/component/ComponentDocs';
import { partsOf } from '../docs/component/partsOf';
import { northlight } from '../fixtures/orders';

export const docs = {
  AddToCalendar: {
    from: 'boxoffice/headless',
    components: partsOf('AddToCalendar', AddToCalendar),
    purpose: 'Adding an event to a calendar, without any looks: `AddToCalendar.Root` and `.Link`.',
    usage: `
      <AddToCalendar.Root entry={entry}>
        <AddToCalendar.Link calendar="google">Google</AddToCalendar.Link>
        <AddToCalendar.Link calendar="ical">Calendar file</AddToCalendar.Link>
      </AddToCalendar.Root>`,
    parts: [
      { name: 'Root', at: 'div', note: 'Nothing for an event without usable dates' },
      { name: 'Link', at: 'a', note: '`data-calendar` names it; `data-file` where a file is saved' },
    ],
    does: ['Give the host’s endpoint for files if there is one.'],
    donts: ['Open a calendar by itself.'],
    accessibility: ['Say in the names of the links that they open a tab or save a file.'],
    keyboard: [['Enter', 'Follows the link']],
    related: ['ShareSocial', 'Confirmation'],
    draw: () => (
      <AddToCalendar.Root
        entry={eventEntry(northlight, { description: 'Two days on design for the public.' })}
      >
        <AddToCalendar.Link calendar="google">Google</AddToCalendar.Link>{' '}
        <AddToCalendar.Link calendar="yahoo">Yahoo</AddToCalendar.Link>{' '}
        <AddToCalendar.Link calendar="ical">Calendar file</AddToCalendar.Link>
      </AddToCalendar.Root>
    ),
  },
} satisfies PageDocs;
