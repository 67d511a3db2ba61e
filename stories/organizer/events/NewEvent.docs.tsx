import { NewEventView } from '../../../src/organizer/events';
import { NewEvent } from '../../../src/organizer/events/NewEventScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

const ignore = () => undefined;

export const docs = {
  NewEventScreen: {
    from: 'boxoffice/organizer',
    components: { NewEventScreen: NewEvent, NewEventView },
    purpose:
      'Makes an event, from nothing, of a template, or with parts of another: its ticket types, form, promotions, agenda, emails, and widget.',
    usage: '<NewEventScreen accountId="77" onCreated={onCreated} />',
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Form', at: 'form' },
      { name: 'Create', at: 'button[type=submit]' },
    ],
    does: ['Show the ticket types of the event in `onCreated`: without one nobody can order.'],
    donts: ['Offer it without a way back: give `back`.'],
    accessibility: ['Whoever leaves with something typed is asked.'],
    keyboard: [['Ctrl S or ⌘ S', 'Creates the event']],
    related: ['EventsScreen', 'EventTemplatesScreen', 'EventSettingsScreen', 'TicketTypeEditor'],
    draw: () => <NewEvent accountId="77" onCreated={ignore} />,
  },
} satisfies PageDocs;
