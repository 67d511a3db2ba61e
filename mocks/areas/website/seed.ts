import type {
  CustomCodePlace,
  HostedFileMetadata,
  Instant,
  SiteSection,
  SiteSectionKind,
  SiteTab,
} from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

/** Settings of a site; `id` is the event's. */
export interface StoredSite {
  id: string;
  address: string;
  published: boolean;
  language: string;
}

/** What visitors see of a site; `id` is the event's. */
export interface StoredSiteState {
  id: string;
  live: SiteTab[];
  publishedAt: Instant | null;
  /** When anything of its pages last changed. */
  modified: Instant;
}

/** A text that visitors load, and how often it was saved. */
export interface StoredSiteText {
  /** `css`, or the place of custom code. */
  id: 'css' | CustomCodePlace;
  text: string;
  version: number;
}

/** Tables of this area, by name. Scope: the event; files belong to the platform. */
export interface WebsiteTables {
  sites: StoredSite;
  siteStates: StoredSiteState;
  /** In their order. */
  siteTabs: Omit<SiteTab, 'sections'>;
  /** In the order of their tabs. */
  siteSections: SiteSection;
  siteTexts: StoredSiteText;
  hostedFiles: HostedFileMetadata;
}

const modified: Instant = '2026-01-27T10:00:00.000Z';

const section = (
  tabId: string,
  name: string,
  kind: SiteSectionKind,
  title: string,
  content = '',
  visible = true,
): SiteSection => ({
  id: `section-${name}`,
  tabId,
  kind,
  title,
  content,
  visible,
  modified,
});

const file = (id: string, fileName: string, mimeType: string, size: number, pixels?: [number, number]) => ({
  id: `file-${id}`,
  fileName,
  mimeType,
  size,
  uploaded: '2025-12-11T09:00:00.000Z',
  width: pixels?.[0] ?? null,
  height: pixels?.[1] ?? null,
});

const northlightTabs: WebsiteTables['siteTabs'][] = [
  { id: 'tab-home', name: 'Northlight', slug: '', visible: true, modified },
  { id: 'tab-programme', name: 'Programme', slug: 'programme', visible: true, modified },
  { id: 'tab-pier', name: 'The pier', slug: 'pier', visible: true, modified },
  { id: 'tab-press', name: 'Press', slug: 'press', visible: false, modified },
];

const northlightSections: SiteSection[] = [
  section(
    'tab-home',
    'harbour',
    'image',
    'The harbour',
    'https://media.northlight.example/files/file-harbour/harbour.jpg',
  ),
  section(
    'tab-home',
    'what',
    'text',
    'What it is',
    'Two days of design for the public, on a pier in Boston.',
  ),
  section('tab-home', 'tickets', 'tickets', 'Tickets'),
  section(
    'tab-home',
    'quote',
    'html',
    'What people said',
    '<blockquote><p>The only conference where I bought a coat.</p></blockquote>',
  ),
  section('tab-programme', 'agenda', 'agenda', 'Every talk'),
  section('tab-programme', 'speakers', 'speakers', 'Who speaks'),
  section('tab-pier', 'map', 'map', '1 Pier Road'),
  section('tab-pier', 'ferry', 'text', 'By ferry', 'The last boat leaves at 23:40.'),
  section('tab-pier', 'stay', 'text', 'Where to stay', 'We are still asking the inns.', false),
  section('tab-press', 'kit', 'html', 'Press kit', '<p>Pictures and texts, free to print.</p>'),
  section('tab-press', 'partners', 'partners', 'Partners'),
];

export const websiteRecords: RecordsOf<WebsiteTables> = {
  sites: {
    '1001': [{ id: '1001', address: 'https://northlight.example/2026', published: true, language: 'en-US' }],
    '1003': [
      { id: '1003', address: 'https://northlight.example/summer', published: false, language: 'en-US' },
    ],
  },
  siteTabs: { '1001': northlightTabs },
  siteSections: { '1001': northlightSections },
  siteStates: {
    '1001': [
      {
        id: '1001',
        live: northlightTabs.map((tab) => ({
          ...tab,
          sections: northlightSections.filter(({ tabId }) => tabId === tab.id),
        })),
        publishedAt: '2026-01-27T10:05:00.000Z',
        modified,
      },
    ],
  },
  siteTexts: {
    '1001': [
      { id: 'css', text: ':root {\n  --pier: #0b3d5c;\n}\n\nh1 {\n  color: var(--pier);\n}\n', version: 7 },
      {
        id: 'head',
        text: '<script async src="https://counter.example/northlight.js"></script>\n',
        version: 2,
      },
    ],
  },
  hostedFiles: {
    '': [
      file('harbour', 'harbour.jpg', 'image/jpeg', 482_113, [2400, 1350]),
      file('programme', 'northlight-2026-programme.pdf', 'application/pdf', 1_204_882),
      file('trailer', 'pier-at-dawn.mp4', 'video/mp4', 38_402_917),
      file('logo', 'northlight.svg', 'image/svg+xml', 3_418, [512, 512]),
    ],
  },
};
