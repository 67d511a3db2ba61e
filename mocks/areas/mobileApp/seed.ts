import type {
  BuildManagerDraft,
  Instant,
  MobileAppSettings,
  MobileCard,
  MobileCardKind,
  MobileWhitelabel,
  PushCertificate,
} from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

/** The app of an event; `id` is the event's. */
export interface StoredMobileApp extends MobileAppSettings {
  id: string;
  whitelabel: MobileWhitelabel;
  pushCertificate: PushCertificate | null;
  modified: Instant;
}

/** What an app is built with; `id` is the event's. */
export interface StoredBuildConfig extends BuildManagerDraft {
  id: string;
  buildNumber: number;
  /** What the newest build was requested, and when; `null` before the first. */
  build: { versionName: string; requested: Instant } | null;
  /** The version in the stores before that one. */
  publishedVersion: string | null;
  modified: Instant;
}

/** Tables of this area, by name. Scope: the event. */
export interface MobileAppTables {
  mobileApps: StoredMobileApp;
  buildConfigs: StoredBuildConfig;
  /** In the order of the app's first screen. */
  mobileCards: MobileCard;
}

const card = (
  id: string,
  kind: MobileCardKind,
  title: string,
  text: string,
  more: Partial<MobileCard> = {},
): MobileCard => ({
  id: `card-${id}`,
  kind,
  title,
  text,
  url: '',
  visible: true,
  created: '2026-01-14T10:00:00.000Z',
  modified: '2026-01-14T10:00:00.000Z',
  ...more,
});

export const mobileAppRecords: RecordsOf<MobileAppTables> = {
  mobileApps: {
    '1001': [
      {
        id: '1001',
        name: 'Northlight 2026',
        shortDescription: 'Two days of design on the pier.',
        description: 'The programme, your tickets and the people of Northlight 2026 at Harbour Hall, Boston.',
        iconUrl: 'https://media.northlight.example/app/icon.png',
        splashUrl: 'https://media.northlight.example/app/splash.png',
        primaryColor: '#0b3d5c',
        features: ['agenda', 'attendees', 'map', 'polls'],
        whitelabel: { status: 'APPROVED', enabled: false, modified: '2026-01-29T16:05:00.000Z' },
        pushCertificate: {
          groupId: 'NL7QX2B9KD',
          subject: 'Apple Push Services: example.northlight.app',
          notAfter: '2026-11-30T23:59:59Z',
          uploaded: '2025-12-04T09:30:00.000Z',
        },
        modified: '2026-01-30T11:20:00.000Z',
      },
    ],
  },
  buildConfigs: {
    '1001': [
      {
        id: '1001',
        platforms: ['ios', 'android'],
        bundleId: 'example.northlight.app',
        versionName: '2.3.1',
        privacyUrl: 'https://northlight.example/privacy',
        buildNumber: 14,
        build: { versionName: '2.3.1', requested: '2026-01-30T11:25:00.000Z' },
        publishedVersion: '2.3.0',
        modified: '2026-01-30T11:25:00.000Z',
      },
    ],
  },
  mobileCards: {
    '1001': [
      card(
        'welcome',
        'text',
        'Welcome to the pier',
        'Doors open at 9:00. Bring a jacket: the harbour is windy.',
      ),
      card('programme', 'agenda', 'Programme', 'Every talk, with the seats that are left.'),
      card('way', 'map', 'Find your way', 'Harbour Hall, the glasshouse and the boat shed.'),
      card('ferry', 'link', 'Ferry times', 'The last boat leaves at 23:40.', {
        url: 'https://ferries.harbour.example/pier-road',
      }),
      card('partners', 'partners', 'Partners', 'Who makes Northlight possible.'),
      card('photos', 'link', 'Pictures of 2025', 'By Oona Kelly, for The Wharf.', {
        url: 'https://northlight.example/2025/pictures',
        visible: false,
      }),
    ],
  },
};
