import { Confirmation, ConfirmationSkeleton, ShareSection } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  Confirmation: {
    from: 'boxoffice',
    components: { Confirmation, ConfirmationSkeleton },
    purpose: 'The promise: it worked, here are the tickets, and what can be done next. On the stub, once.',
    parts: [],
    does: [
      'Show it only when the order says so, never because an address does.',
      'Let the organizer’s message stand as they wrote it, through the sanitiser.',
    ],
    donts: ['Ask for anything more than sharing.'],
    accessibility: [
      'Its heading takes the focus and says that it worked.',
      'QR codes stay on white and have their ticket’s name.',
    ],
    keyboard: [['Tab', 'Tickets, calendar, files, sharing: as it is read']],
    related: ['AddToCalendar', 'ShareSection', 'OrderOutcome'],
  },
  ShareSection: {
    from: 'boxoffice',
    components: { ShareSection },
    purpose: 'Telling others: by email, on networks, with a message of the organizer’s.',
    parts: [],
    does: ['Leave networks out that the organizer did not choose.'],
    donts: ['Send anything before a press.'],
    accessibility: ['Tabs by the WAI-ARIA pattern; each address has its own error.'],
    keyboard: [['Enter', 'In the last row, adds another address']],
    related: ['Tabs', 'Confirmation'],
  },
} satisfies PageDocs;
