import MiniSearch from 'minisearch';
import type { Section } from './sections';

/** Words of a text; those that were found are marked. */
interface Piece {
  text: string;
  isFound: boolean;
}

export interface Hit {
  section: Section;
  /** About the first words that were found, or the section's beginning. */
  excerpt: readonly Piece[];
}

/** Characters of an excerpt before its first find, and in all. */
const [before, longest] = [60, 220];
const mostHits = 30;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function excerptOf(text: string, terms: readonly string[]): Piece[] {
  if (terms.length === 0) return [{ text: text.slice(0, longest), isFound: false }];
  const found = new RegExp(`(${terms.map(escaped).join('|')})`, 'giu');
  const first = text.search(found);
  // Whole words.
  const start = first > before ? text.indexOf(' ', first - before) + 1 : 0;
  const end = start + longest < text.length ? text.lastIndexOf(' ', start + longest) : text.length;
  const pieces = text
    .slice(start, end)
    .split(found)
    .map((piece, index) => ({ text: piece, isFound: index % 2 === 1 }));
  return [
    ...(start > 0 ? [{ text: '… ', isFound: false }] : []),
    ...pieces.filter((piece) => piece.text !== ''),
    ...(end < text.length ? [{ text: ' …', isFound: false }] : []),
  ];
}

/** Searches all sections for all words of a query: as the beginning of a word, or with a letter wrong. Best first. */
export function createSearch(sections: readonly Section[]): (query: string) => readonly Hit[] {
  const index = new MiniSearch<Section>({
    fields: ['heading', 'page', 'text'],
    searchOptions: {
      boost: { heading: 4, page: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(sections);
  const byId = new Map(sections.map((section) => [section.id, section]));
  return (query) =>
    index
      .search(query)
      .slice(0, mostHits)
      .flatMap(({ id, terms }) => {
        const section = byId.get(String(id));
        return section ? [{ section, excerpt: excerptOf(section.text, terms) }] : [];
      });
}
