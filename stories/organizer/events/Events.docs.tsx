import { EventsView } from '../../../src/organizer/events';
import { Events } from '../../../src/organizer/events/EventsScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

const ignore = () => undefined;

export const docs = {
  EventsScreen: {
    from: 'boxoffice/organizer',
    components: { EventsScreen: Events, EventsView },
    purpose:
      'The events of an account: found by name or venue, sorted and opened. `EventsView` is the same by props.',
    usage: '<EventsScreen accountId="77" onOpen={onOpen} newHref="/admin/events/new" />',
    parts: [
      {
        name: 'Head',
        at: 'header',
        note: 'Its links lead to the templates, and to the form for a new event',
      },
      { name: 'Filter', at: '[role=search]' },
      { name: 'List', at: '[role=grid]' },
      { name: 'Event', at: 'tbody [role=row]', note: 'Opens a screen of the event' },
    ],
    does: ['Give `newHref`, and show a `NewEventScreen` there.', 'Keep `view` in the address of your page.'],
    donts: ['Use it to change the event of a screen: `EventSwitcher` stays on the screen.'],
    accessibility: ['One grid with one tab stop; what an event is called names its row.'],
    keyboard: [
      ['Arrow keys', 'From cell to cell of the list'],
      ['Enter', 'Opens the event'],
    ],
    related: ['EventSwitcher', 'EventSettingsScreen', 'EventTemplatesScreen', 'NewEventScreen', 'DataTable'],
    draw: () => <Events accountId="77" onOpen={ignore} newHref="#new" templatesHref="#templates" />,
  },
} satisfies PageDocs;
