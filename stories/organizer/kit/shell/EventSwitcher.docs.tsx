import { EventSwitcher } from '../../../../src/organizer/kit/shell';
import type { PageDocs } from '../../../docs/component/ComponentDocs';

export const docs = {
  EventSwitcher: {
    from: 'boxoffice/organizer',
    components: { EventSwitcher },
    purpose: 'The event whose screens these are, and the way to the account’s others.',
    usage: '<EventSwitcher accountId="77" eventId="1001" onSwitch={onSwitch} />',
    parts: [
      { name: 'Button', at: 'button' },
      { name: 'Mark', at: 'button > :first-child', note: 'The first letter of its name; it is silent' },
      { name: 'Name', at: 'button bdi' },
      { name: 'Days', at: 'button bdi + span' },
      { name: 'Arrow', at: 'button > svg:last-child' },
    ],
    does: ['Keep the screen when the event changes: orders of one, then orders of the other.'],
    donts: ['Use it where an account has one event: give `OrganizerShell` the event.'],
    accessibility: [
      'The button says the event, its days and what a press does; the list opens in a dialog and is searched by name or city.',
    ],
    keyboard: [
      ['Enter or Space', 'Opens the list'],
      ['Arrow keys', 'Choose an event'],
      ['Enter', 'Takes it'],
      ['Escape', 'Closes the list'],
    ],
    related: ['OrganizerShell', 'CommandPalette'],
    draw: () => <EventSwitcher accountId="77" eventId="1001" onSwitch={() => undefined} />,
  },
} satisfies PageDocs;
