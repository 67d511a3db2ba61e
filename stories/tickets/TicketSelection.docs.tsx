import { scenarios, screenOf } from '../fixtures/tickets';
import { NoTickets, TicketListSkeleton, TicketSelection, TicketSelectionHeader } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  TicketSelection: {
    from: 'boxoffice',
    components: { TicketSelection, TicketSelectionHeader, NoTickets, TicketListSkeleton },
    purpose:
      'The first screen: what is on, the tickets, a code, the total and the way on. Everything by props; `TicketWidget` brings the data.',
    usage: `
      <TicketSelection
        event={event}
        tickets={tickets}
        selection={selection}
        onSelectionChange={onSelectionChange}
        now={now}
        showFees
        order={order}
        problem={problem}
        onProblemDismiss={onProblemDismiss}
        onProblemExpire={onProblemExpire}
        attendees={attendees}
      />`,
    parts: [
      {
        name: 'Head',
        at: 'header',
        note: 'Back, the event’s picture if it has one, title, and the event’s name, days and place',
      },
      { name: 'Title', at: 'h2' },
      { name: 'Tickets', at: '[role=table]' },
      { name: 'Code', at: '[aria-expanded]', note: 'Closed until somebody has one' },
      { name: 'Total', at: '[role=status]', note: 'On the stub, with the order buttons' },
    ],
    does: [
      'Show the old list while a new one is asked for.',
      'Pass `failure` to say what went wrong with a way to try again.',
    ],
    donts: ['Put anything between the table and its total.'],
    accessibility: [
      'The total is a status: it is read when it changes, once.',
      'A press on a closed order button says why, and takes the focus to the first quantity when nothing is chosen.',
    ],
    keyboard: [['Tab', 'Head, quantities, code, order buttons: as it is read']],
    related: ['TicketTable', 'PromoPanel', 'OrderFooter', 'TicketWidget'],
    draw: () => <TicketSelection {...screenOf(scenarios.conference)} onBack={() => undefined} />,
  },
} satisfies PageDocs;
