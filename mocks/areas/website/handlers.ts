import {
  duplicateSiteSection,
  getCustomCode,
  getCustomHtml,
  getFileMetadata,
  getScreenshot,
  getSiteConf,
  getWebsiteCss,
  updateCustomCode,
  updateSiteSection,
  updateWebsiteCss,
} from '../../../src/contract';
import { lettersOf } from '../../db/hash';
import { handle } from '../../handle';
import { changedAt, checkUnchanged } from '../../rules/edits';
import { textOf } from '../../rules/fields';
import { stamp } from '../../rules/stamp';
import { checkedContent, keepText, placeSection, sectionOf, toTextResponse, siteOf, tabsOf } from './rules';

const mostSections = 30;
const usualWidth = 1280;

export const websiteHandlers = [
  handle(updateSiteSection, ({ db, clock, params, body }) => {
    const before = sectionOf(db, params);
    checkUnchanged(before, body.modified);
    const section = db.rows('siteSections', params.eventId).change(before.id, {
      title: textOf('title', body.title, 120),
      content: checkedContent(before.kind, body.content),
      visible: body.visible,
      modified: changedAt(clock, before.modified),
    });
    if (body.position !== undefined) placeSection(db, params.eventId, section, body.position);
    return section;
  }),

  handle(duplicateSiteSection, ({ db, clock, params, body: { toTabId }, fail }) => {
    const { eventId } = params;
    const section = sectionOf(db, params);
    const tab = db.rows('siteTabs', eventId).get(toTabId ?? params.tabId);
    const there = tabsOf(db, eventId).find(({ id }) => id === tab.id)?.sections ?? [];
    if (there.length >= mostSections) fail(4022, `The tab has ${mostSections} sections already.`);
    const copy = db.rows('siteSections', eventId).add({
      ...section,
      id: db.nextId('section'),
      tabId: tab.id,
      visible: false,
      modified: stamp(clock),
    });
    if (tab.id === section.tabId)
      placeSection(db, eventId, copy, there.findIndex(({ id }) => id === section.id) + 1);
    return copy;
  }),

  handle(getSiteConf, ({ db, params: { eventId } }) => {
    const { address, published, language } = siteOf(db, eventId);
    const { siteConf } = db.world;
    return { eventId, address, published, language, tabs: tabsOf(db, eventId), siteConf };
  }),

  handle(getWebsiteCss, ({ db, params }) => toTextResponse(db, params.eventId, 'css')),
  handle(updateWebsiteCss, ({ db, params, body }) => keepText(db, params.eventId, 'css', body)),
  handle(getCustomCode, ({ db, params, query }) => toTextResponse(db, params.eventId, query.place)),
  handle(updateCustomCode, ({ db, params, query, body }) => keepText(db, params.eventId, query.place, body)),

  handle(getCustomHtml, ({ db, params: { eventId, sectionId }, fail }) => {
    const section = db.rows('siteSections', eventId).get(sectionId);
    const isVisible = section.visible && db.rows('siteTabs', eventId).find(section.tabId)?.visible;
    if (!isVisible || section.kind !== 'html') fail(4046, 'There is no HTML to see.');
    return section.content;
  }),

  handle(getFileMetadata, ({ db, params }) => db.rows('hostedFiles', '').get(params.fileId)),

  handle(getScreenshot, ({ db, clock, params: { eventId }, query, fail }) => {
    const { published, address } = siteOf(db, eventId);
    if (!published) fail(4091, 'The site is not published.');
    const visible = tabsOf(db, eventId).filter((tab) => tab.visible);
    const tab = query.tabId === undefined ? visible[0] : visible.find(({ id }) => id === query.tabId);
    if (!tab) return fail(4046, 'There is no such tab.');
    const width = Math.trunc(query.width ?? usualWidth);
    const visibleItems = tab.sections.filter((section) => section.visible);
    const content = lettersOf(
      JSON.stringify([address, visibleItems, toTextResponse(db, eventId, 'css')]),
      16,
    );
    return {
      url: `https://screenshots.example/${eventId}/${tab.id}-${content}-${width}.png`,
      // A page is as long as what it shows.
      width,
      height: Math.round(width * 0.3) + visibleItems.length * 320,
      taken: stamp(clock),
    };
  }),
];
