import { EventSettingsView } from '../../../src/organizer/events';
import { EventSettings } from '../../../src/organizer/events/EventSettingsScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  EventSettingsScreen: {
    from: 'boxoffice/organizer',
    components: { EventSettingsScreen: EventSettings, EventSettingsView },
    purpose:
      'What buyers read of an event, and when and where it is; beside it its plan, its tracking pixels, and how to delete it.',
    usage: '<EventSettingsScreen accountId="77" eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header', note: 'Says whether the event is to come' },
      { name: 'Form', at: 'form' },
      { name: 'Plan', at: 'section:has([data-tone])', note: 'Only support changes it' },
      {
        name: 'Tracking pixels',
        at: 'section[aria-labelledby]:has(ul)',
        note: 'Changes are saved automatically',
      },
      { name: 'Save', at: 'button[type=submit]' },
    ],
    does: [
      'Give `onDeleted`, and show another screen then.',
      'Choose a picture that needs no description: it decorates the tickets, and screen readers leave it out.',
    ],
    donts: ['Take a new time zone for a small change: the sale dates of ticket types move with it.'],
    accessibility: [
      'Where an event can’t be deleted, the reason stands in the place of the button.',
      'A date is written part by part; what its clocks are called stands below it.',
    ],
    keyboard: [
      ['Tab', 'Through the form, then what stands beside it'],
      ['Ctrl S or ⌘ S', 'Saves; asks first where dates change and there are orders'],
    ],
    related: ['EventsScreen', 'NewEventScreen'],
    draw: () => <EventSettings accountId="77" eventId="1001" />,
  },
} satisfies PageDocs;
