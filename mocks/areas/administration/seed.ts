import type { Instant, Subscription, WidgetSnippet } from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

/** A feature there is to pick; `id` is its key. */
interface StoredFeature {
  id: string;
  /** Whether packages may have it, or it always comes on top. */
  kind: 'package' | 'advanced';
}

/** What support picked for an account; `id` is the account's. */
export interface StoredAccountFeatures {
  id: string;
  userName: string;
  packageFeatures: string[];
  advancedFeatures: string[];
  /** Those it had before the last change. */
  before: string[];
  modifiedDate: Instant;
}

/** `id` is the event's. */
interface StoredPushQuota {
  id: string;
  quota: number;
  used: number;
  modifiedDate: Instant | null;
}

/** `id` is the widget's. */
interface StoredSnippet extends WidgetSnippet {
  id: string;
}

/** An address that gets no mails; `id` is the address in small letters. */
interface StoredUnsubscription {
  id: string;
  unsubscribedDate: Instant;
  reason: NonNullable<Subscription['reason']>;
}

/** Tables of this area, by name. */
export interface AdministrationTables {
  /** Of the platform: scope `''`. */
  featureCatalogue: StoredFeature;
  /** Of the platform: scope `''`. */
  accountFeatures: StoredAccountFeatures;
  /** Scope: the event; one row. */
  pushQuotas: StoredPushQuota;
  /** Scope: the event. */
  widgetSnippets: StoredSnippet;
  /** Of the platform: scope `''`. */
  unsubscriptions: StoredUnsubscription;
}

const inPackages = [
  ...['AGENDA', 'CONTACTS', 'EMAIL_BUILDER', 'EVENT_WEBSITE', 'MOBILE_APP', 'POLLS', 'PROMOTIONS'],
  ...['REGISTRATION_FLOWS', 'SPEAKER_TASKS', 'TICKET_ORDERS'],
];
const onTop = [
  ...['CHATBOT', 'DEVELOPER_EXTENSIONS', 'INSIGHTS_DASHBOARDS', 'RINGS', 'SINGLE_SIGN_ON'],
  ...['VIRTUAL_SESSIONS', 'WHITELABEL_APP'],
];

export const administrationRecords: RecordsOf<AdministrationTables> = {
  featureCatalogue: {
    '': [
      ...inPackages.map((id) => ({ id, kind: 'package' as const })),
      ...onTop.map((id) => ({ id, kind: 'advanced' as const })),
    ],
  },
  accountFeatures: {
    '': [
      {
        id: '77',
        userName: 'ines.park@platform.example',
        packageFeatures: inPackages,
        advancedFeatures: ['INSIGHTS_DASHBOARDS', 'SINGLE_SIGN_ON'],
        before: [...inPackages, 'SINGLE_SIGN_ON'],
        modifiedDate: '2025-12-03T14:40:00-05:00',
      },
    ],
  },
  pushQuotas: {
    '1001': [{ id: '1001', quota: 20, used: 3, modifiedDate: '2025-12-03T14:52:00-05:00' }],
  },
  widgetSnippets: {
    '1001': [
      {
        id: '2001',
        eventId: '1001',
        widgetId: '2001',
        codeSnippet:
          '<script src="https://tickets.platform.example/embed.js" data-event="1001" async></script>',
        modifiedDate: '2025-12-03T15:01:00-05:00',
      },
    ],
  },
  unsubscriptions: {
    '': [
      { id: 'jonas@kolonn.example', unsubscribedDate: '2026-01-09T07:31:00-05:00', reason: 'LINK' },
      {
        id: 'tom.whitaker@harbourtrust.example',
        unsubscribedDate: '2025-12-19T18:04:00-05:00',
        reason: 'BOUNCE',
      },
      {
        id: 'press@fieldandform.example',
        unsubscribedDate: '2025-11-27T12:40:00-05:00',
        reason: 'COMPLAINT',
      },
    ],
  },
};
