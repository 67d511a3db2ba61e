import { CheckInSettingsView } from '../../../src/organizer/checkIn';
import { CheckIn } from '../../../src/organizer/checkIn/CheckInScreen';
import { CheckInSettingsEditor } from '../../../src/organizer/checkIn/CheckInSettingsScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  CheckInScreen: {
    from: 'boxoffice/organizer',
    components: { CheckInScreen: CheckIn },
    purpose:
      'A door of the event: tickets are checked in by a hand scanner, with the camera of the device, by their number or by name, with and without a connection.',
    usage: '<CheckInScreen accountId="77" eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header', note: 'Name of the door, and the way to the settings' },
      { name: 'Form', at: 'form', note: 'The door is named at first; then a field for a number or a name' },
    ],
    does: [
      'Keep the page open where the connection is lost: it lets in by the list it has read, and sends the scans when it is back.',
    ],
    donts: ['Use one name for two doors: nobody could tell which of them let somebody in.'],
    accessibility: [
      'What became of a scan is read aloud; the focus stays in the field, for the next one.',
      'Every outcome has words of its own: its color only repeats them.',
    ],
    keyboard: [
      ['Enter', 'Checks in what was scanned, or the marked name'],
      ['Arrow up and down', 'Marks another name'],
    ],
    related: ['CheckInSettingsScreen', 'TicketsScreen'],
    draw: () => <CheckIn accountId="77" eventId="1001" />,
  },
  CheckInSettingsScreen: {
    from: 'boxoffice/organizer',
    components: { CheckInSettingsScreen: CheckInSettingsEditor, CheckInSettingsView },
    purpose: 'Whether devices at the door can sign in and with what, and what attendees see there.',
    usage: '<CheckInSettingsScreen accountId="77" eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Devices', at: 'form > section' },
      { name: 'Save', at: 'button[type=submit]' },
    ],
    does: ['Give the password to those at the door in another way: it is never shown again.'],
    donts: ['Change the password while doors are open: devices that sign in later need the new one.'],
    accessibility: ['Whether a password is set stands in the label and the hint of its field.'],
    keyboard: [
      ['Tab', 'Through the form'],
      ['Space', 'Turns check-in on and off'],
      ['Ctrl S or ⌘ S', 'Saves'],
    ],
    related: ['SaleSettingsScreen', 'OrdersScreen'],
    draw: () => <CheckInSettingsEditor accountId="77" eventId="1001" />,
  },
} satisfies PageDocs;
