import { MyOrder } from '../../src/widget';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  MyOrder: {
    from: 'boxoffice',
    components: { MyOrder },
    purpose:
      'A buyer’s own order on a page of its own: looked up by number and email, with its tickets, papers and attendees.',
    usage: '<MyOrder eventId="1001" />',
    parts: [
      { name: 'Title', at: 'h2', note: 'Takes the focus when the screen changes' },
      { name: 'Form', at: 'form' },
      { name: 'Field', at: 'form input' },
    ],
    does: [
      'Link it from the confirmation: `myOrderAddress` of `TicketWidget` and `ConfirmationPage`.',
      'Give it the `walletPasses` and `calendarEndpoint` of your confirmation.',
      'Give it the `captcha` of your widget: without one, a number that was tried too often is refused for a while, its buyer too.',
      'Tell your organizers that files and consents of attendees can’t be changed here: the form sends buyers to them.',
      'Allow what buyers may do on your backend; the rest is not drawn.',
    ],
    donts: ['Put an email address or a token into its address.'],
    accessibility: [
      'Each screen’s heading takes the focus; what went wrong takes it where it stands.',
      'Links of a ticket say whose it is.',
    ],
    keyboard: [['Enter', 'In a field, looks for the order']],
    related: ['ConfirmationPage', 'TicketWidget'],
    draw: () => <MyOrder eventId="1001" />,
  },
} satisfies PageDocs;
