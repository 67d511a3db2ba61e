import { MyOrderSettingsView } from '../../../src/organizer/myOrder';
import { MyOrderSettingsEditor } from '../../../src/organizer/myOrder/MyOrderSettingsScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  MyOrderSettingsScreen: {
    from: 'boxoffice/organizer',
    components: { MyOrderSettingsScreen: MyOrderSettingsEditor, MyOrderSettingsView },
    purpose:
      'What buyers can do with their own orders: edit attendees, request transfers, request cancellation.',
    usage: '<MyOrderSettingsScreen eventId="1001" requestsHref="/admin/buyer-requests" />',
    parts: [
      { name: 'Head', at: 'header', note: 'Leads to the requests' },
      { name: 'Switches', at: 'form > section' },
      { name: 'Save', at: 'button[type=submit]' },
    ],
    does: ['Tell your team who decides requests before you allow them.'],
    donts: ['Expect open requests to go when a switch is turned off: they still wait for a decision.'],
    accessibility: ['Each switch has its consequence in its description.'],
    keyboard: [
      ['Tab', 'Through the form'],
      ['Space', 'Turns a switch on and off'],
      ['Ctrl S or ⌘ S', 'Saves'],
    ],
    related: ['BuyerRequestsScreen', 'MyOrder', 'ConfirmationSettingsScreen'],
    draw: () => <MyOrderSettingsEditor eventId="1001" requestsHref="#requests" />,
  },
} satisfies PageDocs;
