import { endpoint } from '../../endpoint';
import type {
  CustomCodePlace,
  HostedFileMetadata,
  SiteScreenshot,
  SiteSection,
  SiteSectionUpdate,
  WebsiteConf,
} from './entities';
import * as answers from '../../generated/organizer/website';

export * from './entities';

const ours = { base: 'v1', auth: 'account', chosen: true, chosenShape: true } as const;
/** What visitors load too. */
const forAll = { base: 'v1', chosen: true, chosenShape: true } as const;

/**
 * Change a section of a tab of the event's site, or move it within its tab. 002 §7 site tabs section. `modified` is the one that was read.
 * Fails: 4000 the title is empty, an address in its content is no https; 4022 it is `html` and has code in it; 4046; 4090 somebody
 * changed it meanwhile.
 * @calls 365
 * @experimental
 */
export const updateSiteSection = endpoint<{
  params: { eventId: string; tabId: string; sectionId: string };
  body: SiteSectionUpdate;
  ok: SiteSection;
  fail: 4022 | 4046 | 4090;
}>()({
  ...ours,
  method: 'PUT',
  path: '/events/:eventId/site/tabs/:tabId/sections/:sectionId',
  reads: answers.updateSiteSection,
});

/**
 * Copy a section: hidden, right behind the one it is of, or at the end of another tab. 002 §7 site tabs section duplicate.
 * Fails: 4022 the tab has thirty sections already; 4046 the section or the other tab.
 * @calls 366
 * @experimental
 */
export const duplicateSiteSection = endpoint<{
  params: { eventId: string; tabId: string; sectionId: string };
  body: {
    /** Page the copy goes to; the same one when absent. */
    toTabId?: string;
  };
  ok: SiteSection;
  fail: 4022 | 4046;
}>()({
  ...ours,
  method: 'POST',
  path: '/events/:eventId/site/tabs/:tabId/sections/:sectionId/duplicate',
  reads: answers.duplicateSiteSection,
});

/**
 * Read what an event's site is made of: its settings, its tabs and their sections in their order, hidden ones too, and what it tells
 * every widget in it. 002 §7 site_conf.
 * @calls 367
 * @experimental
 */
export const getSiteConf = endpoint<{ params: { eventId: string }; ok: WebsiteConf }>()({
  ...ours,
  method: 'GET',
  path: '/events/:eventId/site_conf',
  reads: answers.getSiteConf,
});

/**
 * Read the style sheet of an event's site. 002 §7 websiteCss. For anyone. It begins with a comment that names its version, so that it
 * is never empty; whatever is no 200 is rejected (002 §8).
 * @calls 368
 * @experimental
 */
export const getWebsiteCss = endpoint<{ params: { eventId: string }; ok: string }>()({
  ...forAll,
  status: 200,
  method: 'GET',
  path: '/events/:eventId/websiteCss',
  answers: 'text',
  reads: answers.getWebsiteCss,
});

/**
 * Replace the style sheet of an event's site. 002 §7 websiteCss. Answers it as visitors get it.
 * Fails: 4022 it is longer than 100,000 characters, or its braces, quotes or comments don't close; or it loads something that is
 * not https.
 * @calls 368
 * @experimental
 */
export const updateWebsiteCss = endpoint<{
  params: { eventId: string };
  body: string;
  ok: string;
  fail: 4022;
}>()({
  ...ours,
  method: 'PUT',
  path: '/events/:eventId/websiteCss',
  sends: 'text',
  answers: 'text',
  reads: answers.updateWebsiteCss,
});

/**
 * Read the code an organizer put into the event's site, e.g. for statistics: HTML with scripts. 002 §7 customCode. For anyone. It
 * begins with a comment that names its version, so that it is never empty; whatever is no 200 is rejected (002 §8). Run it only
 * on the site it is for.
 * @calls 369
 * @experimental
 */
export const getCustomCode = endpoint<{
  params: { eventId: string };
  query: { place: CustomCodePlace };
  ok: string;
}>()({
  ...forAll,
  status: 200,
  method: 'GET',
  path: '/events/:eventId/customCode',
  answers: 'text',
  reads: answers.getCustomCode,
});

/**
 * Replace the code an organizer put into the event's site. 002 §7 customCode. Answers it as visitors get it. Fails: 4022 it is longer
 * than 50,000 characters, a script does not close, or one is loaded from what is not https.
 * @calls 369
 * @experimental
 */
export const updateCustomCode = endpoint<{
  params: { eventId: string };
  query: { place: CustomCodePlace };
  body: string;
  ok: string;
  fail: 4022;
}>()({
  ...ours,
  method: 'PUT',
  path: '/events/:eventId/customCode',
  sends: 'text',
  answers: 'text',
  reads: answers.updateCustomCode,
});

/**
 * Read the HTML of an `html` section, for anyone who sees the section. 002 §7 customHtml. It has no scripts; whoever shows it filters it
 * all the same. Fails: 4046 there is no such section, it is hidden, or of another kind.
 * @calls 370
 * @experimental
 */
export const getCustomHtml = endpoint<{
  params: { eventId: string; sectionId: string };
  ok: string;
  fail: 4046;
}>()({
  ...forAll,
  method: 'GET',
  path: '/events/:eventId/customHtml/:sectionId',
  answers: 'text',
});

/**
 * Read what is known of a file, at the service that hosts files. 002 §7: a file metadata GET. That service's address is no part of the
 * requirements; here the backend answers for it. Fails: 4046.
 * @calls 385
 * @experimental
 */
export const getFileMetadata = endpoint<{
  params: { fileId: string };
  ok: HostedFileMetadata;
  fail: 4046;
}>()({
  base: 'api',
  method: 'GET',
  path: '/files/:fileId/metadata',
  chosen: true,
  chosenShape: true,
  reads: answers.getFileMetadata,
});

/**
 * Get a picture of the event's site, as wide as asked; 1280 pixels when not. 002 §8, 002 §9: 5 s, and whatever is no 200 is rejected.
 * Fails: 4046 there is no such tab, or it is hidden; 4091 the site is not published.
 * @calls 386
 * @experimental
 */
export const getScreenshot = endpoint<{
  params: { eventId: string };
  query: {
    /** The first one when absent. */
    tabId?: string;
    /**
     * Pixels.
     * @minimum 320
     * @maximum 1920
     */
    width?: number;
  };
  ok: SiteScreenshot;
  fail: 4046 | 4091;
}>()({
  ...ours,
  status: 200,
  method: 'GET',
  path: '/events/:eventId/screenshot',
  timeout: 5_000,
  reads: answers.getScreenshot,
});
