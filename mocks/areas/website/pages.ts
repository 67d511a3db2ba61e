import type { SiteTab, WebsiteConf } from '../../../src/contract';
import type { Clock } from '../../../src/domain/time/clock';
import { Refusal, type Db } from '../../db';
import { changedAt } from '../../rules/edits';
import { siteOf, tabsOf } from './rules';
import type { StoredSiteState } from './seed';

export const stateOf = (db: Db, eventId: string): StoredSiteState =>
  db.rows('siteStates', eventId).find(eventId) ?? {
    id: eventId,
    live: [],
    publishedAt: null,
    modified: '2020-01-01T00:00:00.000Z',
  };

export function confOf(db: Db, eventId: string): WebsiteConf {
  const { address, published, language } = siteOf(db, eventId);
  const { live, publishedAt, modified } = stateOf(db, eventId);
  const { siteConf } = db.world;
  return {
    eventId,
    address,
    published,
    language,
    tabs: tabsOf(db, eventId),
    live,
    publishedAt,
    modified,
    siteConf,
  };
}

/** Something of the pages was changed: whoever publishes has to have seen it. */
export function touch(db: Db, clock: Clock, eventId: string): void {
  const state = stateOf(db, eventId);
  db.rows('siteStates', eventId).put({ ...state, modified: changedAt(clock, state.modified) });
}

/** What visitors see from now on. */
export function publish(db: Db, clock: Clock, eventId: string): void {
  const { modified } = stateOf(db, eventId);
  const now = changedAt(clock, modified);
  db.rows('siteStates', eventId).put({
    id: eventId,
    live: tabsOf(db, eventId),
    publishedAt: now,
    modified: now,
  });
  db.rows('sites', eventId).put({ ...siteOf(db, eventId), published: true });
}

/** The pages as visitors see them, and nothing else. */
export function restore(db: Db, clock: Clock, eventId: string): void {
  const { live } = stateOf(db, eventId);
  const tabs = db.rows('siteTabs', eventId);
  const sections = db.rows('siteSections', eventId);
  for (const { id } of tabs.all()) tabs.remove(id);
  for (const { id } of sections.all()) sections.remove(id);
  for (const { sections: theirs, ...tab } of live) {
    tabs.add(tab);
    for (const section of theirs) sections.add(section);
  }
  touch(db, clock, eventId);
}

/** Puts a page at a place among the others; the first one has no part of the address, all others have one of their own. */
export function placeTab(db: Db, eventId: string, id: string, position?: number): void {
  const tabs = db.rows('siteTabs', eventId);
  if (position !== undefined) {
    const others = tabs.all().filter((tab) => tab.id !== id);
    const ids = others.map((tab) => tab.id);
    ids.splice(Math.max(0, Math.trunc(position)), 0, id);
    tabs.arrange(ids);
  }
  tabs.all().forEach((tab, index) => {
    if (index === 0 ? tab.slug === '' : tab.slug !== '') return;
    tabs.change(tab.id, { slug: index === 0 ? '' : freeSlug(tabs.all(), tab.name) });
  });
}

export function freeSlug(tabs: readonly Pick<SiteTab, 'slug'>[], name: string): string {
  const terms = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const base = terms?.join('-') ?? 'page';
  const taken = new Set(tabs.map(({ slug }) => slug));
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}

/** A page of the site as it is answered. Refuses with 4046. */
export function tabOf(db: Db, eventId: string, tabId: string): SiteTab {
  const tab = tabsOf(db, eventId).find(({ id }) => id === tabId);
  if (!tab) throw new Refusal(4046, 'The site has no such page.');
  return tab;
}
