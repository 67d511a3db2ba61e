import { ActingBar, StopActingScreen } from '../../../src/organizer/administration';
import { SupportAccount } from '../../../src/organizer/administration/SupportAccount';
import { SupportEvent } from '../../../src/organizer/administration/SupportEvent';
import { SupportPerson } from '../../../src/organizer/administration/SupportPerson';
import type { PageDocs } from '../../docs/component/ComponentDocs';

const accessibility = [
  'Each change is a button named after what it does; what was done is read aloud, and the focus goes back to the button.',
  'The second question begins with its text: nothing is done by pressing Enter twice.',
];
const keyboard = [
  ['Escape', 'In a question: back to the form; in the form: closes it, nothing is changed'],
] as const;
const find = { name: 'Find', at: '[role=search]' };
const log = { name: 'Changes you made', at: 'section:last-of-type', note: 'Kept until the page is reloaded' };
const nothing = () => undefined;

export const docs = {
  ActingBar: {
    from: 'boxoffice/organizer',
    components: { ActingBar, StopActingScreen },
    purpose:
      'Above every screen while support acts as an account: as which one, since when, and the way out, which is `StopActingScreen`.',
    usage: '<ActingBar stopHref="/support/stop" />',
    parts: [],
    does: ['Put it above the content of each organizer screen: it shows nothing to anybody else.'],
    donts: ['Hide it behind a menu: whoever acts must see it.'],
    accessibility: ['It comes first in the reading order, and its link says what it ends.'],
    keyboard: [['Enter', 'Stops acting, and goes back to the account among support’s screens']],
    related: ['SupportAccountScreen'],
  },
  SupportAccountScreen: {
    from: 'boxoffice/organizer',
    components: { SupportAccountScreen: SupportAccount },
    purpose:
      'An account for the platform’s support staff: its agreement, what that includes, and its features.',
    usage: '<SupportAccountScreen accountId="77" onFind={onFind} />',
    parts: [
      find,
      { name: 'Changes', at: 'ul', note: 'What it is now, what a change does, and its button' },
      log,
    ],
    does: ['Keep `accountId` in the address of your page.', 'Sign in somebody whose role is `support`.'],
    donts: ['Rely on the log as a record: no call answers one.'],
    accessibility,
    keyboard: [...keyboard],
    related: ['SupportEventScreen', 'SupportPersonScreen'],
    draw: () => <SupportAccount accountId="77" onFind={nothing} />,
  },
  SupportEventScreen: {
    from: 'boxoffice/organizer',
    components: { SupportEventScreen: SupportEvent },
    purpose:
      'An event for the platform’s support staff: feature flags, push quota, widget code, invoice prefix, emails, agenda, and the check of what the platform stores.',
    usage: '<SupportEventScreen eventId="1001" onFind={onFind} />',
    parts: [
      find,
      { name: 'Changes', at: 'ul', note: 'What it is now, what a change does, and its button' },
      log,
    ],
    does: [
      'Keep `eventId` in the address of your page.',
      'Give `ordersHrefOf`: refunds and disputes are made at the order.',
    ],
    donts: ['Copy an email token elsewhere: whoever has it edits the event’s emails for an hour.'],
    accessibility,
    keyboard: [...keyboard],
    related: ['SupportAccountScreen', 'RingsScreen', 'OrdersScreen'],
    draw: () => <SupportEvent eventId="1001" onFind={nothing} ordersHrefOf={(id) => `#orders-${id}`} />,
  },
  SupportPersonScreen: {
    from: 'boxoffice/organizer',
    components: { SupportPersonScreen: SupportPerson },
    purpose:
      'An email address for the platform’s support staff: whether its owner verified it, and whether it gets emails.',
    usage: '<SupportPersonScreen />',
    parts: [find, log],
    does: ['Resubscribe only who asked for it.'],
    donts: ['Put the address into that of your page: others get to see it.'],
    accessibility,
    keyboard: [...keyboard],
    related: ['SupportAccountScreen', 'ContactsScreen'],
    draw: () => <SupportPerson />,
  },
} satisfies PageDocs;
