import { toId } from 'storybook/internal/csf';

/** The pages that show a document, as text, so that who links to one finds its title without loading it. */
const sources = import.meta.glob<string>('./*.mdx', { query: '?raw', import: 'default', eager: true });

/** `composing.md` → `guides-compose`. */
const pageByFile: ReadonlyMap<string, string> = new Map(
  Object.values(sources).flatMap((source) => {
    const title = /<Meta title="([^"]+)"/.exec(source)?.[1];
    const file = /<Guide file="([^"]+)"/.exec(source)?.[1];
    return title !== undefined && file !== undefined ? [[file, toId(title, 'docs')] as const] : [];
  }),
);

/**
 * Where a link of a document leads within Storybook: `../codes.md#bx1008` in `security/csp.md` → `./?path=/docs/guides-codes--docs#bx1008`. What is an
 * address or an anchor stays; `undefined` when the document has no page here.
 */
export function linkWithin(file: string, href: string): string | undefined {
  if (/^([a-z]+:|#)/.test(href)) return href;
  const { pathname, hash } = new URL(href, `https://docs.example/${file}`);
  const page = pageByFile.get(pathname.slice(1));
  return page && `./?path=/docs/${page}${hash}`;
}
