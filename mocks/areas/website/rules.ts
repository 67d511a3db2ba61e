import type { SiteSection, SiteSectionKind } from '../../../src/contract';
import { Refusal, type Db } from '../../db';
import type { StoredSite, StoredSiteText } from './seed';
import { httpsOf } from '../../rules/fields';

const maxLengths: Record<StoredSiteText['id'], number> = { css: 100_000, head: 50_000, bodyEnd: 50_000 };

export const siteOf = (db: Db, eventId: string): StoredSite =>
  db.rows('sites', eventId).find(eventId) ?? {
    id: eventId,
    address: `https://events.example/${eventId}`,
    published: false,
    language: 'en',
  };

export const tabsOf = (db: Db, eventId: string) => {
  const sections = db.rows('siteSections', eventId).all();
  return db
    .rows('siteTabs', eventId)
    .all()
    .map((tab) => ({ ...tab, sections: sections.filter(({ tabId }) => tabId === tab.id) }));
};

/** A section of this tab. Refuses with 4046. */
export function sectionOf(db: Db, place: { eventId: string; tabId: string; sectionId: string }): SiteSection {
  const section = db.rows('siteSections', place.eventId).get(place.sectionId);
  if (section.tabId !== place.tabId) throw new Refusal(4046, 'The tab has no such section.');
  return section;
}

/** Puts a section at a place among those of its tab. */
export function placeSection(db: Db, eventId: string, { id, tabId }: SiteSection, position: number): void {
  const sections = db.rows('siteSections', eventId);
  const others = sections.all().filter((section) => section.tabId === tabId && section.id !== id);
  const ids = others.map((section) => section.id);
  ids.splice(Math.max(0, Math.trunc(position)), 0, id);
  sections.arrange(ids);
}

/** What a section shows, checked. Refuses with 4000 and 4022. */
export function checkedContent(kind: SiteSectionKind, content: string): string {
  switch (kind) {
    case 'text':
      return content.trim();
    case 'image':
      return httpsOf('content', content);
    case 'html':
      return checkedHtml(content);
    default:
      return '';
  }
}

/** Code has a place of its own. */
function checkedHtml(html: string): string {
  if (/<\s*(script|iframe|object|embed|base|meta|link|style)\b/i.test(html))
    throw new Refusal(4022, 'Scripts, frames and styles are custom code.');
  if (/<[^>]*[\s"'/]on[a-z]+\s*=/i.test(html) || /(javascript|vbscript|data)\s*:/i.test(html))
    throw new Refusal(4022, 'It has code in it.');
  return html.trim();
}

/** The text as visitors get it: never empty. */
export function toTextResponse(db: Db, eventId: string, id: StoredSiteText['id']): string {
  const { text, version } = textOf(db, eventId, id);
  const name = `${eventId}, ${id}, version ${version}`;
  return `${id === 'css' ? `/* ${name} */` : `<!-- ${name} -->`}\n${text}`;
}

const textOf = (db: Db, eventId: string, id: StoredSiteText['id']): StoredSiteText =>
  db.rows('siteTexts', eventId).find(id) ?? { id, text: '', version: 0 };

/** Keeps a checked text. Refuses with 4022. */
export function keepText(db: Db, eventId: string, id: StoredSiteText['id'], sent: string): string {
  if (sent.length > maxLengths[id])
    throw new Refusal(4022, `It is longer than ${maxLengths[id]} characters.`);
  const text = sent.startsWith(id === 'css' ? '/* ' : '<!-- ') ? withoutVersion(sent) : sent;
  const wrong = id === 'css' ? wrongInCss(text) : wrongInCode(text);
  if (wrong) throw new Refusal(4022, wrong);
  const { version } = textOf(db, eventId, id);
  db.rows('siteTexts', eventId).put({ id, text, version: version + 1 });
  return toTextResponse(db, eventId, id);
}

/** Who edits what was read sends its first line along. */
const withoutVersion = (text: string): string =>
  text.replace(/^(?:\/\*|<!--) \w+, \w+, version \d+ (?:\*\/|-->)\n/, '');

function wrongInCss(css: string): string | undefined {
  const bare = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'/g, 'x');
  if (bare.includes('/*')) return 'A comment does not close.';
  if (/["']/.test(bare.replace(/url\([^)]*\)/gi, ''))) return 'A quote does not close.';
  let depth = 0;
  for (const character of bare) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (depth < 0) break;
  }
  if (depth !== 0) return 'Its braces don’t match.';
  const loaded = [...css.matchAll(/(?:url\(\s*["']?|@import\s+["'])([^"')\s]*)/gi)];
  return loaded.some(([, url = '']) => !/^(https:\/\/|#)/i.test(url))
    ? 'It loads something that is not https.'
    : undefined;
}

function wrongInCode(code: string): string | undefined {
  const opened = code.match(/<script\b/gi)?.length ?? 0;
  const closed = code.match(/<\/script\s*>/gi)?.length ?? 0;
  if (opened !== closed) return 'A script does not close.';
  const loaded = [...code.matchAll(/<(?:script|iframe|img)\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]*)/gi)];
  return loaded.some(([, url = '']) => !/^https:\/\//i.test(url))
    ? 'It loads something that is not https.'
    : undefined;
}
