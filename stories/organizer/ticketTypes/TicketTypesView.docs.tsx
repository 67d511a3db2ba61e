import { TicketTypesScreen } from '../../../src/organizer/ticketTypes/list/TicketTypesScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  TicketTypesScreen: {
    from: 'boxoffice/organizer',
    components: { TicketTypesScreen },
    purpose:
      'The event’s ticket types in the order buyers see them: sort, copy, take away, and the ways to their editors.',
    usage: `
      <TicketTypesScreen
        eventId="1001"
        hrefOf={(id) => \`/admin/ticket-types/\${id ?? 'new'}\`}
      />`,
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Add', at: 'header a', note: 'A link: a new type has an address' },
      { name: 'Types', at: '[role=list], ol, ul' },
      { name: 'Type', at: 'li' },
      { name: 'Handle', at: 'li button', note: 'Dragged, or moved by arrow keys' },
    ],
    does: ['Give addresses in `hrefOf`, with `null` for a type that is new.'],
    donts: ['Sort the list by anything else: its order is what buyers see.'],
    accessibility: [
      'Sorting needs no dragging; where a type went is said.',
      'Taking away asks first. A type that is sold can’t be taken away, and says why.',
    ],
    keyboard: [
      ['Tab', 'Handle, type, copy, take away'],
      ['Arrow keys', 'On a handle: move the type'],
    ],
    related: ['TicketTypeEditor', 'TicketTable'],
    draw: () => <TicketTypesScreen eventId="1001" hrefOf={(id) => `#${id ?? 'new'}`} />,
  },
} satisfies PageDocs;
