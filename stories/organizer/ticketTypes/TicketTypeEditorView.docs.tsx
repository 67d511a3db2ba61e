import { TicketTypeEditor } from '../../../src/organizer/ticketTypes/TicketTypeEditor';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  TicketTypeEditor: {
    from: 'boxoffice/organizer',
    components: { TicketTypeEditor },
    purpose:
      'Everything about one ticket type: what it is, what it costs, when it is sold and seen, with the buyer’s own row beside it over time.',
    usage: `
      <TicketTypeEditor
        eventId="1001"
        ticketTypeId="3001"
        onSaved={onSaved}
        onClose={onClose}
      />`,
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Form', at: 'form' },
      { name: 'Section', at: 'form > section' },
      { name: 'Name', at: 'form input', note: 'Says its limit before it is reached' },
      { name: 'Save', at: 'button[type=submit]', note: 'Stays in sight at the end' },
    ],
    does: [
      'Mount it in your own admin with an event and a type; nothing else of the organizer’s is needed.',
      'Ask before a route changes: `useLeaveGuard` knows whether something is unsaved.',
    ],
    donts: ['Remount it after `onSaved`: a new type goes on as one like any other.'],
    accessibility: [
      'What keeps it from being saved is listed above the form with the focus on it; each entry leads to its field.',
      'When somebody else has saved meanwhile, it shows what they changed, and nothing typed is lost.',
    ],
    keyboard: [
      ['Tab', 'From field to field, then the preview, then saving'],
      ['Ctrl S or ⌘ S', 'Saves'],
    ],
    related: ['TicketTypesScreen', 'TicketTable'],
    draw: () => <TicketTypeEditor eventId="1001" ticketTypeId="3001" />,
  },
} satisfies PageDocs;
