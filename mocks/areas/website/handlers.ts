import {
  createSiteSection,
  createSiteTab,
  deleteSiteSection,
  deleteSiteTab,
  discardSiteChanges,
  duplicateSiteSection,
  getCustomCode,
  getCustomHtml,
  getFileMetadata,
  getScreenshot,
  getSiteConf,
  getWebsiteCss,
  publishSite,
  updateCustomCode,
  updateSiteSection,
  updateSiteTab,
  updateWebsiteCss,
} from '../../../src/contract';
import { lettersOf } from '../../db/hash';
import { handle } from '../../handle';
import { changedAt, checkUnchanged } from '../../rules/edits';
import { textOf } from '../../rules/fields';
import { stamp } from '../../rules/stamp';
import { confOf, freeSlug, placeTab, publish, restore, stateOf, tabOf, touch } from './pages';
import { checkedContent, keepText, placeSection, sectionOf, toTextResponse, siteOf, tabsOf } from './rules';

const mostSections = 30;
const mostTabs = 20;
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
    touch(db, clock, params.eventId);
    return section;
  }),

  handle(createSiteSection, ({ db, clock, params: { eventId, tabId }, body, fail }) => {
    const { sections } = tabOf(db, eventId, tabId);
    if (sections.length >= mostSections) fail(4022, `The tab has ${mostSections} sections already.`);
    const section = db.rows('siteSections', eventId).add({
      id: db.nextId('section'),
      tabId,
      kind: body.kind,
      title: textOf('title', body.title, 120),
      content: checkedContent(body.kind, body.content),
      visible: body.visible,
      modified: stamp(clock),
    });
    if (body.position !== undefined) placeSection(db, eventId, section, body.position);
    touch(db, clock, eventId);
    return section;
  }),

  handle(deleteSiteSection, ({ db, clock, params }) => {
    db.rows('siteSections', params.eventId).remove(sectionOf(db, params).id);
    touch(db, clock, params.eventId);
    return null;
  }),

  handle(createSiteTab, ({ db, clock, params: { eventId }, body, fail }) => {
    const tabs = db.rows('siteTabs', eventId);
    if (tabs.all().length >= mostTabs) fail(4022, `The site has ${mostTabs} pages already.`);
    const name = textOf('name', body.name, 60);
    const { id } = tabs.add({
      id: db.nextId('tab'),
      name,
      slug: freeSlug(tabs.all(), name),
      visible: true,
      modified: stamp(clock),
    });
    placeTab(db, eventId, id);
    touch(db, clock, eventId);
    return tabOf(db, eventId, id);
  }),

  handle(updateSiteTab, ({ db, clock, params: { eventId, tabId }, body }) => {
    const before = tabOf(db, eventId, tabId);
    checkUnchanged(before, body.modified);
    db.rows('siteTabs', eventId).change(tabId, {
      name: textOf('name', body.name, 60),
      visible: body.visible,
      modified: changedAt(clock, before.modified),
    });
    placeTab(db, eventId, tabId, body.position);
    touch(db, clock, eventId);
    return tabOf(db, eventId, tabId);
  }),

  handle(deleteSiteTab, ({ db, clock, params: { eventId, tabId } }) => {
    const { sections } = tabOf(db, eventId, tabId);
    for (const { id } of sections) db.rows('siteSections', eventId).remove(id);
    db.rows('siteTabs', eventId).remove(tabId);
    placeTab(db, eventId, tabId);
    touch(db, clock, eventId);
    return null;
  }),

  handle(publishSite, ({ db, clock, params: { eventId }, body, fail }) => {
    checkUnchanged(stateOf(db, eventId), body.modified);
    if (!tabsOf(db, eventId).some(({ visible }) => visible)) fail(4022, 'No page is visible.');
    publish(db, clock, eventId);
    return confOf(db, eventId);
  }),

  handle(discardSiteChanges, ({ db, clock, params: { eventId }, body, fail }) => {
    const { modified, publishedAt } = stateOf(db, eventId);
    checkUnchanged({ modified }, body.modified);
    if (publishedAt === null) fail(4091, 'It was never published.');
    restore(db, clock, eventId);
    return confOf(db, eventId);
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
    touch(db, clock, eventId);
    return copy;
  }),

  handle(getSiteConf, ({ db, params }) => confOf(db, params.eventId)),

  handle(getWebsiteCss, ({ db, params }) => toTextResponse(db, params.eventId, 'css')),
  handle(updateWebsiteCss, ({ db, params, body }) => keepText(db, params.eventId, 'css', body)),
  handle(getCustomCode, ({ db, params, query }) => toTextResponse(db, params.eventId, query.place)),
  handle(updateCustomCode, ({ db, params, query, body }) => keepText(db, params.eventId, query.place, body)),

  handle(getCustomHtml, ({ db, params: { eventId, sectionId }, fail }) => {
    const section = stateOf(db, eventId)
      .live.filter(({ visible }) => visible)
      .flatMap(({ sections }) => sections)
      .find(({ id, visible, kind }) => id === sectionId && visible && kind === 'html');
    if (!section) return fail(4046, 'There is no HTML to see.');
    return section.content;
  }),

  handle(getFileMetadata, ({ db, params }) => db.rows('hostedFiles', '').get(params.fileId)),

  handle(getScreenshot, ({ db, clock, params: { eventId }, query, fail }) => {
    const { published, address } = siteOf(db, eventId);
    if (!published) fail(4091, 'The site is not published.');
    const visible = stateOf(db, eventId).live.filter((tab) => tab.visible);
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
