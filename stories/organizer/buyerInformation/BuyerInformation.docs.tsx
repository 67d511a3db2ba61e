import { BuyerInformationView } from '../../../src/organizer/buyerInformation';
import { BuyerInformation } from '../../../src/organizer/buyerInformation/BuyerInformationScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  BuyerInformationScreen: {
    from: 'boxoffice/organizer',
    components: { BuyerInformationScreen: BuyerInformation, BuyerInformationView },
    purpose:
      'What the buyers of an event are asked and helped with, beside the form they get. `BuyerInformationView` is the same by props.',
    usage: '<BuyerInformationScreen eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Asked', at: 'form > section' },
      { name: 'Preview', at: 'section[aria-label="Preview"]', note: 'The form buyers fill in' },
      { name: 'Save', at: 'button[type=submit]' },
    ],
    does: ['Ask for more on the screen of the registration form: those questions go to attendees.'],
    donts: ['Turn LinkedIn on where the widget is shown without a sign-in page.'],
    accessibility: ['What is asked in which order is a form to read, not a picture of one.'],
    keyboard: [
      ['Tab', 'Through the switches, then the preview'],
      ['Space', 'Turns a switch'],
      ['Ctrl S or ⌘ S', 'Saves'],
    ],
    related: ['RegistrationFormScreen', 'WidgetSettingsScreen'],
    draw: () => <BuyerInformation eventId="1001" />,
  },
} satisfies PageDocs;
