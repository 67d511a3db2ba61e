import { WaitlistAction } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';
import { scenarios, screenOf } from '../fixtures/tickets';

const ticket = screenOf(scenarios.waitlist).tickets?.find(({ waitlist }) => waitlist);

export const docs = {
  WaitlistAction: {
    from: 'boxoffice',
    components: { WaitlistAction },
    purpose:
      'The way onto the waitlist of a sold-out ticket type. The widget has it in its list; this is for a list of your own.',
    usage: `
      <WaitlistAction
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
      'Draw it where `hasWaitlist` of `boxoffice/domain` is true.',
      'Give it what `useWaitlist` of `boxoffice/hooks` answers.',
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
        <WaitlistAction
          ticket={ticket}
          isJoined={false}
          onJoin={() => Promise.resolve(null)}
          onOutdated={() => undefined}
        />
      ),
  },
} satisfies PageDocs;
