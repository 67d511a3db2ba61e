import type { Chatbot, DeveloperApp, DeveloperExtension, ExtensionPlace } from '../../../src/contract';
import { digestOf } from '../../db/hash';
import type { RecordsOf } from '../recordsOf';

/** An app, and what is answered once only. */
export interface StoredDeveloperApp extends DeveloperApp {
  secretDigest: string;
}

/** Tables of this area, by name. */
export interface DevelopersTables {
  /** Scope: the event; one row with its id. */
  chatbots: Chatbot & { id: string };
  /** Scope: the account. */
  developerApps: StoredDeveloperApp;
  /** Scope: the account. */
  developerExtensions: DeveloperExtension;
}

const app = (id: string, name: string, host: string, scopes: DeveloperApp['scopes']): StoredDeveloperApp => ({
  id: `app-${id}`,
  name,
  scopes,
  clientId: `client-${id}-77`,
  redirectUrls: [`https://${host}/signed-in`],
  created: '2025-11-19T10:00:00.000Z',
  modified: '2026-01-12T10:00:00.000Z',
  secretDigest: digestOf(`secret of ${id}`),
});

const extension = (
  id: string,
  appId: string,
  name: string,
  place: ExtensionPlace,
  url: string,
  enabled = true,
): DeveloperExtension => ({
  id: `extension-${id}`,
  appId: `app-${appId}`,
  name,
  place,
  url,
  enabled,
  created: '2025-11-20T10:00:00.000Z',
  modified: '2025-11-20T10:00:00.000Z',
});

export const developersRecords: RecordsOf<DevelopersTables> = {
  chatbots: {
    '1001': [
      {
        id: '1001',
        enabled: true,
        name: 'Lantern',
        greeting: 'Hello! Ask me about tickets, ferries and the weather on the pier.',
        handoffEmail: 'hello@northlight.example',
        answers: [
          { question: 'When do doors open?', answer: 'At 9:00 on both days.' },
          { question: 'Can I transfer my ticket?', answer: 'Yes, until May 7, to anyone you like.' },
          { question: 'When does the last ferry leave?', answer: 'At 23:40 from Pier Road.' },
          { question: 'Is lunch included?', answer: 'With the Two-Day Pass it is: in the glasshouse.' },
          { question: 'Is the hall accessible by wheelchair?', answer: 'All of it, the pier as well.' },
        ],
        modified: '2026-02-02T12:00:00.000Z',
      },
    ],
  },
  developerApps: {
    '77': [
      app('badges', 'Badge press', 'badges.papersmith.example', ['tickets.read', 'agenda.read']),
      app('ledger', 'Harbour ledger', 'ledger.harbourtrust.example', ['orders.read']),
      app('letters', 'Open letters', 'letters.openwork.example', ['contacts.read']),
    ],
  },
  developerExtensions: {
    '77': [
      extension(
        'print',
        'badges',
        'Print a badge',
        'orderDetails',
        'https://badges.papersmith.example/print',
      ),
      extension('signs', 'badges', 'Door signs', 'agenda', 'https://badges.papersmith.example/signs'),
      extension('book', 'ledger', 'Book it', 'orderList', 'https://ledger.harbourtrust.example/book'),
      extension(
        'month',
        'ledger',
        'The month',
        'insights',
        'https://ledger.harbourtrust.example/month',
        false,
      ),
    ],
  },
};
