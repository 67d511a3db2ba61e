import { Confirmation } from '../../src/headless';
import type { PageDocs } from '../docs/component/ComponentDocs';
import { partsOf } from '../docs/component/partsOf';
import { confirmation } from '../fixtures/orders';
import { PlainConfirmation } from './PlainConfirmation';

export const docs = {
  Confirmation: {
    from: 'boxoffice/headless',
    // The themed one has the name as well.
    components: partsOf('Confirmation', Confirmation),
    purpose:
      'A finished order without any looks, and why there is none to be shown: `Confirmation.Root`, `.Loading`, `.Failed`, `.Retry`, `.Checking`, `.Ended`, `.Ready`, and within it `.Title`, `.Greeting`, `.OrderNumber`, `.Tickets`, `.Ticket` and its texts, `.Totals`, `.Total`, `.Payment`, `.Emails`, `.Manage` and `.ManageTicket`.',
    usage: `
      <Confirmation.Root load={load} locale="en" labels={{ free: 'Free' }}>
        <Confirmation.Loading>Loading your order</Confirmation.Loading>
        <Confirmation.Failed>
          {() => <Confirmation.Retry>Try again</Confirmation.Retry>}
        </Confirmation.Failed>
        <Confirmation.Ready>
          <Confirmation.Title>{({ firstName }) => \`You’re in, \${firstName}\`}</Confirmation.Title>
          <Confirmation.OrderNumber>{(id) => \`Order \${id}\`}</Confirmation.OrderNumber>
        </Confirmation.Ready>
      </Confirmation.Root>`,
    parts: [
      { name: 'Root', at: ':scope', note: '`data-status`, `data-awaits`' },
      { name: 'Title', at: 'h2', note: 'Takes the focus when it appears' },
      { name: 'Greeting', at: 'p' },
      { name: 'Tickets', at: 'ul', note: 'Its function draws each ticket' },
      { name: 'Ticket', at: 'li', note: '`data-free`' },
      { name: 'Totals', at: 'dl' },
      { name: 'Payment', at: 'p[data-method]', note: '`data-method`, `data-awaiting`' },
    ],
    does: [
      'Give it what `useConfirmation` answers: it reads the order again until its payment is decided.',
      'Place `Loading`, `Failed`, `Checking`, `Ended` and `Ready` all: each is there in its turn.',
    ],
    donts: ['Believe an address that says the payment went through: only the order knows.'],
    accessibility: [
      'That the order can’t be shown, or came to nothing, is read aloud at once.',
      'The title has the focus when it appears; leave it a heading.',
      'Say in the names of `Manage` and `ManageTicket` that they open a tab.',
    ],
    keyboard: [['Enter', 'On a link: opens it in a tab of its own']],
    related: ['Confirmation', 'AddToCalendar', 'ShareSocial'],
    draw: () => <PlainConfirmation load={{ data: { order: confirmation } }} />,
  },
} satisfies PageDocs;
