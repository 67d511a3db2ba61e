import { endpoint } from '../../endpoint';
import type { Instant } from '../../entities';
import type {
  HostedFileMetadata,
  NewSiteSection,
  NewSiteTab,
  SiteScreenshot,
  SiteSection,
  SiteSectionUpdate,
  SiteTab,
  SiteTabUpdate,
  WebsiteConf,
} from './entities';
import * as answers from '../../generated/organizer/website';

export * from './code';
export * from './entities';

const ours = { base: 'v1', auth: 'account', chosen: true, chosenShape: true } as const;

/**
 * Change a section of a tab of the event's site, or move it within its tab. 002 §7 site tabs section. `modified` is the one that was read.
 * Visitors see it once it is published.
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
 * Add a section at the end of a tab, or at a place in it; visitors see it once it is published. Ours: the requirements have no call that
 * makes one. Fails: 4000 the title is empty, an address in its content is no https; 4022 it is `html` and has code in it, or the tab has
 * thirty sections already; 4046 the tab.
 * @experimental
 */
export const createSiteSection = endpoint<{
  params: { eventId: string; tabId: string };
  body: NewSiteSection;
  ok: SiteSection;
  fail: 4022 | 4046;
}>()({
  ...ours,
  method: 'POST',
  path: '/events/:eventId/site/tabs/:tabId/sections',
  reads: answers.createSiteSection,
});

/**
 * Remove a section from its tab; visitors see it until that is published. Ours: the requirements have no call that removes one.
 * Fails: 4046.
 * @experimental
 */
export const deleteSiteSection = endpoint<{
  params: { eventId: string; tabId: string; sectionId: string };
  ok: null;
  fail: 4046;
}>()({ ...ours, method: 'DELETE', path: '/events/:eventId/site/tabs/:tabId/sections/:sectionId' });

/**
 * Add a page behind the others, visible and without sections; visitors see it once it is published. Ours: the requirements have no call that
 * makes one. Fails: 4000 the name is empty; 4022 the site has twenty pages already.
 * @experimental
 */
export const createSiteTab = endpoint<{
  params: { eventId: string };
  body: NewSiteTab;
  ok: SiteTab;
  fail: 4022;
}>()({ ...ours, method: 'POST', path: '/events/:eventId/site/tabs', reads: answers.createSiteTab });

/**
 * Rename a page, hide or show it, or move it among the others; visitors see that once it is published. The first one is where visitors
 * arrive, and has no part of the address of its own. Ours: the requirements have no call that changes one. Fails: 4000 the name is empty;
 * 4046; 4090 somebody changed it meanwhile.
 * @experimental
 */
export const updateSiteTab = endpoint<{
  params: { eventId: string; tabId: string };
  body: SiteTabUpdate;
  ok: SiteTab;
  fail: 4046 | 4090;
}>()({ ...ours, method: 'PUT', path: '/events/:eventId/site/tabs/:tabId', reads: answers.updateSiteTab });

/**
 * Remove a page and its sections; visitors see it until that is published. Ours: the requirements have no call that removes one. Fails: 4046.
 * @experimental
 */
export const deleteSiteTab = endpoint<{
  params: { eventId: string; tabId: string };
  ok: null;
  fail: 4046;
}>()({ ...ours, method: 'DELETE', path: '/events/:eventId/site/tabs/:tabId' });

/**
 * Show visitors the pages and sections as they are now, and open the site where it was not. Style sheet and custom code are no part of it:
 * they are live once they are saved. `modified` is the site's as it was read, so that nobody publishes what they did not see. Ours: the
 * requirements have no call for it. Fails: 4022 no page is visible; 4090 somebody changed the site meanwhile.
 * @experimental
 */
export const publishSite = endpoint<{
  params: { eventId: string };
  body: {
    /** The site's, as it was read. */
    modified: Instant;
  };
  ok: WebsiteConf;
  fail: 4022 | 4090;
}>()({ ...ours, method: 'POST', path: '/events/:eventId/site/publish', reads: answers.publishSite });

/**
 * Go back to the pages and sections that visitors see; what was changed since is lost. `modified` as in `publishSite`. Ours: the
 * requirements have no call for it. Fails: 4090 somebody changed the site meanwhile; 4091 it was never published.
 * @experimental
 */
export const discardSiteChanges = endpoint<{
  params: { eventId: string };
  body: {
    /** The site's, as it was read. */
    modified: Instant;
  };
  ok: WebsiteConf;
  fail: 4090 | 4091;
}>()({ ...ours, method: 'POST', path: '/events/:eventId/site/discard', reads: answers.discardSiteChanges });

/**
 * Read what an event's site is made of: its settings, its tabs and their sections in their order, hidden ones too, as they are now
 * and as they were published last, and what it tells every widget in it. 002 §7 site_conf.
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
 * Get a picture of the event's site as it was published last, as wide as asked; 1280 pixels when not. 002 §8, 002 §9: 5 s, and whatever is no 200 is rejected.
 * Fails: 4046 visitors have no such tab; 4091 the site is not published.
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
