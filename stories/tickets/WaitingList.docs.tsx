import { WaitingListAction } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';
import { scenarios, screenOf } from '../fixtures/tickets';

const ticket = screenOf(scenarios.waitingList).tickets?.find(({ waitingList }) => waitingList);

export const docs = {
  WaitingListAction: {
    from: 'boxoffice',
    components: { WaitingListAction },
    purpose:
      'The way onto the waiting list of a sold-out ticket type. The widget has it in its list; this is for a list of your own.',
    usage: `
      <WaitingListAction
        ticket={ticket}
        isJoined={isJoined}
        onJoin={() => Promise.resolve(null)}
        onOutdated={() => undefined}
      />`,
    parts: [
      { name: 'Button', at: 'button', note: 'Opens the dialog, which is loaded then' },
      { name: 'Status', at: '[role=status]', note: 'Says that the dialog could not be loaded' },
    ],
    does: [
      'Draw it where `hasWaitingList` of `boxoffice/domain` is true.',
      'Give it what `useWaitingList` of `boxoffice/hooks` answers.',
    ],
    donts: ['Draw it beside a quantity: whoever can buy need not wait.'],
    accessibility: [
      'The focus goes into the dialog, and back to the button or, once joined, to what stands in its place.',
      '`describedBy` names the ticket type where there is a button in several rows.',
    ],
    keyboard: [
      ['Enter', 'Opens the dialog; in a field, sends it'],
      ['Escape', 'Closes the dialog'],
    ],
    related: ['TicketTable', 'TicketSelection', 'Dialog'],
    draw: () =>
      ticket && (
        <WaitingListAction
          ticket={ticket}
          isJoined={false}
          onJoin={() => Promise.resolve(null)}
          onOutdated={() => undefined}
        />
      ),
  },
} satisfies PageDocs;
