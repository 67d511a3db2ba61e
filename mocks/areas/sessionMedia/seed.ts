import type { Captions, SessionAsset } from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

/** Whether it is ready is a question of the clock: a kept asset is as it began, or cancelled. */
export type StoredAsset = Omit<SessionAsset, 'state'> & {
  state: Exclude<SessionAsset['state'], 'READY'>;
};

/** Tables of this area, by name. Scope: the event. */
export interface SessionMediaTables {
  sessionAssets: StoredAsset;
  sessionCaptions: Captions;
}

const host = 'https://media.northlight.example';
const minute = 60_000;
const megabyte = 1_048_576;

const common = {
  assetMedia: 'UPLOAD',
  assetType: 'VIDEO',
  entityType: 'SESSION',
  requestType: 'CUSTOM',
  providerType: 'LUMEN_VIDEO',
  state: 'PROCESSING',
} as const;

const assets: StoredAsset[] = [
  {
    ...common,
    id: 'asset-1',
    sessionId: 'session-26',
    title: 'Lettering a Shopfront',
    description: 'The whole evening, cut to an hour.',
    duration: 58 * minute,
    assetUrl: `${host}/lm-5512.mp4`,
    assetSize: 914 * megabyte,
    assetContextType: 'RECORDING',
    metadata: { providerAssetId: 'lm-5512' },
    creatingDate: '2026-01-23T15:02:00.000Z',
    startTime: '2026-01-23T15:02:00.000Z',
  },
  {
    ...common,
    id: 'asset-2',
    sessionId: 'session-26',
    title: 'Northlight opener',
    description: '',
    duration: minute / 6,
    assetUrl: `${host}/lm-5401.mp4`,
    assetSize: 22 * megabyte,
    assetContextType: 'PREROLL',
    metadata: { providerAssetId: 'lm-5401' },
    creatingDate: '2026-01-23T15:10:00.000Z',
    startTime: '2026-01-23T15:10:00.000Z',
  },
  {
    ...common,
    id: 'asset-3',
    sessionId: 'session-27',
    title: 'Maps for Lost People',
    description: '',
    duration: 61 * minute,
    assetUrl: `${host}/lm-5630.mp4`,
    assetSize: 1_020 * megabyte,
    assetContextType: 'RECORDING',
    metadata: { providerAssetId: 'lm-5630' },
    creatingDate: '2026-02-06T14:31:00.000Z',
    startTime: '2026-02-06T14:31:00.000Z',
  },
  {
    ...common,
    id: 'asset-4',
    sessionId: 'session-27',
    title: 'Maps for Lost People, first cut',
    description: '',
    duration: 74 * minute,
    assetUrl: `${host}/lm-5618.mp4`,
    assetSize: 1_240 * megabyte,
    assetContextType: 'RECORDING',
    metadata: { providerAssetId: 'lm-5618' },
    state: 'CANCELLED',
    creatingDate: '2026-02-06T09:12:00.000Z',
    startTime: '2026-02-06T09:12:00.000Z',
  },
  {
    ...common,
    id: 'asset-5',
    sessionId: 'session-27',
    title: 'Slides',
    description: '',
    assetType: 'DOCUMENT',
    duration: 0,
    assetUrl: `${host}/maps-for-lost-people.pdf`,
    assetSize: 8 * megabyte,
    assetContextType: 'MATERIAL',
    metadata: { providerAssetId: 'lm-doc-88' },
    creatingDate: '2026-02-06T14:40:00.000Z',
    startTime: '2026-02-06T14:40:00.000Z',
  },
  {
    ...common,
    id: 'asset-6',
    sessionId: 'session-29',
    title: 'Ask the Type Designers: introduction',
    description: 'Recorded in the studio; questions follow live.',
    duration: 12 * minute,
    assetUrl: `${host}/lm-5702.mp4`,
    assetSize: 188 * megabyte,
    assetContextType: 'STREAM',
    metadata: { providerAssetId: 'lm-5702' },
    state: 'SCHEDULED',
    creatingDate: '2026-02-10T17:20:00.000Z',
    startTime: '2026-02-26T18:00:00-05:00',
  },
  {
    ...common,
    id: 'asset-7',
    sessionId: 'session-28',
    title: 'Open Studio, first half hour',
    description: '',
    duration: 28 * minute,
    assetUrl: `${host}/lm-5711.mp4`,
    assetSize: 431 * megabyte,
    assetContextType: 'RECORDING',
    metadata: { providerAssetId: 'lm-5711' },
    // A minute before the world begins: it is still being processed.
    creatingDate: '2026-02-12T14:59:00.000Z',
    startTime: '2026-02-12T14:59:00.000Z',
  },
];

const captions = (id: number, asset: string, sessionId: string, languageCode: string, title: string) => ({
  id: `captions-${id}`,
  sessionId,
  providerUrl: `${host}/${asset}.${languageCode}.vtt`,
  providerAssetId: asset,
  languageCode,
  title,
  providerType: 'LUMEN_VIDEO',
  createdDate: `2026-02-0${id}T10:00:00.000Z`,
});

export const sessionMediaRecords: RecordsOf<SessionMediaTables> = {
  sessionAssets: { '1001': assets },
  sessionCaptions: {
    '1001': [
      captions(1, 'lm-5512', 'session-26', 'en', 'English'),
      captions(2, 'lm-5512', 'session-26', 'es', 'Español'),
      captions(7, 'lm-5630', 'session-27', 'en', 'English'),
    ],
  },
};
