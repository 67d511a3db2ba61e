import { CheckInSettingsView } from '../../../src/organizer/checkIn';
import { CheckInSettingsEditor } from '../../../src/organizer/checkIn/CheckInSettingsScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  CheckInSettingsScreen: {
    from: 'boxoffice/organizer',
    components: { CheckInSettingsScreen: CheckInSettingsEditor, CheckInSettingsView },
    purpose: 'Whether devices at the door can sign in and with what, and what attendees see there.',
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
