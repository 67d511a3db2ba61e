import type { ExternalProvider, NotificationDelivery } from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

/** A provider as it is saved: the secret whole, and no moment that its deliveries tell. */
export interface StoredProvider extends Omit<ExternalProvider, 'secretEnd' | 'lastNotified'> {
  secret: string;
}

/** Tables of this area, by name. */
export interface WebhooksTables {
  /** Scope: the event. */
  eventProviders: StoredProvider;
  /** Scope: the account. */
  accountProviders: StoredProvider;
  /** Scope: the account, whichever event it was about. */
  providerDeliveries: NotificationDelivery;
}

const provider = (
  id: string,
  rest: Pick<StoredProvider, 'name' | 'type' | 'url' | 'topics' | 'created'> & Partial<StoredProvider>,
): StoredProvider => ({
  id,
  enabled: true,
  secret: `whsec_${id.replaceAll('-', '')}northlight`,
  modified: rest.created,
  version: 1,
  ...rest,
});

const delivery = (
  number: number,
  providerId: string,
  rest: Omit<NotificationDelivery, 'id' | 'providerId'>,
): NotificationDelivery => ({ id: `sent-${number}`, providerId, ...rest });

const badges = 'https://badges.brightwater.example/northlight';
const ledger = 'https://hooks.ledgerline.example/in/7f3a';

export const webhooksRecords: RecordsOf<WebhooksTables> = {
  eventProviders: {
    '1001': [
      provider('provider-badges', {
        name: 'Badge printer',
        type: 'WEBHOOK',
        url: badges,
        topics: ['ATTENDEE_CHECKED_IN', 'TICKET_TRANSFERRED'],
        created: '2025-11-18T10:12:00-05:00',
      }),
      provider('provider-newsletter', {
        name: 'Newsletter',
        type: 'MARKETING',
        url: 'https://api.pigeonpost.example/lists/northlight',
        topics: ['ORDER_CREATED', 'REGISTRATION_UPDATED'],
        created: '2025-12-02T15:40:00-05:00',
        modified: '2026-01-09T09:05:00-05:00',
        version: 2,
      }),
      provider('provider-seats', {
        name: 'Seating plan of last year',
        type: 'WEBHOOK',
        url: 'https://seats.oldharbour.example/hook',
        topics: ['ORDER_CREATED', 'ORDER_REFUNDED'],
        enabled: false,
        created: '2025-10-27T11:00:00-04:00',
        modified: '2025-12-15T17:22:00-05:00',
        version: 4,
      }),
    ],
  },
  accountProviders: {
    '77': [
      provider('provider-ledger', {
        name: 'Bookkeeping',
        type: 'WEBHOOK',
        url: ledger,
        topics: ['ORDER_CREATED', 'ORDER_REFUNDED'],
        created: '2025-10-13T08:30:00-04:00',
      }),
      provider('provider-people', {
        name: 'Customer records',
        type: 'CRM',
        url: 'https://northlight.rolodex.example/api/people',
        topics: ['ORDER_CREATED', 'TICKET_TRANSFERRED', 'REGISTRATION_UPDATED'],
        created: '2025-10-20T14:00:00-04:00',
      }),
      provider('provider-figures', {
        name: 'Sales dashboard',
        type: 'ANALYTICS',
        url: 'https://collect.plainfigures.example/v1/northlight',
        topics: ['ORDER_CREATED'],
        enabled: false,
        created: '2026-01-22T12:10:00-05:00',
      }),
    ],
  },
  providerDeliveries: {
    '77': [
      delivery(1, 'provider-ledger', {
        level: 'ACCOUNT',
        topic: 'ORDER_CREATED',
        orderId: '2000-4793',
        url: ledger,
        queued: '2025-11-03T09:02:12-05:00',
      }),
      delivery(2, 'provider-ledger', {
        level: 'ACCOUNT',
        topic: 'ORDER_REFUNDED',
        orderId: '2000-4798',
        url: ledger,
        queued: '2026-01-16T10:44:00-05:00',
      }),
      delivery(3, 'provider-badges', {
        level: 'EVENT',
        topic: 'TICKET_TRANSFERRED',
        orderId: null,
        url: badges,
        queued: '2026-02-03T13:20:41-05:00',
      }),
    ],
  },
};
