import { confirmation, postSettings } from '../fixtures/orders';
import { Confirmation, ConfirmationSkeleton, ShareSection } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  Confirmation: {
    from: 'boxoffice',
    components: { Confirmation, ConfirmationSkeleton },
    purpose: 'The promise: it worked, here are the tickets, and what can be done next. On the stub, once.',
    usage: '<Confirmation data={data} settings={settings} />',
    parts: [
      {
        name: 'Stub',
        at: ':scope > :first-child',
        note: 'The promise, the order’s number and what was paid',
      },
      { name: 'Title', at: 'h2', note: 'Takes the focus' },
      { name: 'Section', at: 'section' },
      { name: 'Ticket', at: 'li' },
    ],
    does: [
      'Show it only when the order says so, never because an address does.',
      'Let the organizer’s message stand as they wrote it, through the sanitiser.',
    ],
    donts: ['Ask for anything more than sharing.'],
    accessibility: [
      'Its heading takes the focus and says that it worked.',
      'QR codes stay on white and have their ticket’s name.',
      'Buttons of a wallet say whose ticket they add, and that they open a new tab.',
    ],
    keyboard: [['Tab', 'Tickets, calendar, files, sharing: as it is read']],
    related: ['AddToCalendar', 'ShareSection', 'OrderOutcome'],
    draw: () => <Confirmation data={confirmation} settings={postSettings} />,
  },
  ShareSection: {
    from: 'boxoffice',
    components: { ShareSection },
    purpose: 'Telling others: by email, on networks, with a message of the organizer’s.',
    usage: '<ShareSection offer={offer} onShare={onShare} onSend={onSend} />',
    parts: [
      { name: 'Section', at: 'section' },
      { name: 'Title', at: 'h3' },
      { name: 'Tabs', at: '[role=tablist]' },
      { name: 'Panel', at: '[role=tabpanel]' },
      { name: 'Network', at: '[role=tabpanel] button' },
    ],
    does: ['Leave networks out that the organizer did not choose.'],
    donts: ['Send anything before a press.'],
    accessibility: ['Tabs by the WAI-ARIA pattern; each address has its own error.'],
    keyboard: [['Enter', 'In the last row, adds another address']],
    related: ['Tabs', 'Confirmation'],
    draw: () => (
      <ShareSection
        offer={{
          networks: ['LINKEDIN', 'FACEBOOK'],
          message: 'I’m going to Northlight 2026.',
          url: 'https://northlight.example/2026',
          promo: null,
          incentive: null,
        }}
        onShare={() => true}
        onSend={() => Promise.resolve(null)}
      />
    ),
  },
} satisfies PageDocs;
