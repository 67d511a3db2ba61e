import { readFileSync } from 'node:fs';
import type { Catalogue } from '../../src/i18n';
import { loadMirrored, loadOrganizerMirrored, loadOrganizerPseudo, loadPseudo } from '../../src/i18n/pseudo';
import type { English } from './page/untranslated';

const readFile = (path: string) =>
  JSON.parse(readFileSync(`src/i18n/locales/${path}.json`, 'utf8')) as Catalogue;
const read = (locale: string): Catalogue => ({ ...readFile(locale), ...readFile(`organizer/${locale}`) });

const made: Readonly<Record<string, () => Promise<Catalogue>>> = {
  'en-XA': async () => ({ ...(await loadPseudo()), ...(await loadOrganizerPseudo()) }),
  'ar-XB': async () => ({ ...(await loadMirrored()), ...(await loadOrganizerMirrored()) }),
};

const placeholder = /\{\{.*?\}\}/;
const tag = /<[^>]+>/;

/** What the page shows of a text, element by element. */
const piecesOf = (text: string) => text.split(tag).map((piece) => piece.trim());

/** Enough letters to be told from a name or a number. */
const hasLetters = (text: string) =>
  text.replaceAll(/\{\{.*?\}\}|\P{L}/gu, '').length >= (placeholder.test(text) ? 4 : 2);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The English pieces that `locale` says in other words. */
export async function englishFor(locale: string): Promise<English> {
  const texts = await (made[locale]?.() ?? read(locale));
  const known = new Set(Object.values(texts).flatMap(piecesOf));
  const pieces = new Set(
    Object.values(read('en'))
      .flatMap(piecesOf)
      .filter((piece) => hasLetters(piece) && !known.has(piece)),
  );
  const [whole, open] = [
    [...pieces].filter((piece) => !placeholder.test(piece)),
    [...pieces].filter((piece) => placeholder.test(piece)),
  ];
  return { whole, patterns: open.map((piece) => `^${piece.split(placeholder).map(escaped).join('.+')}$`) };
}
