/** What a page needs to show tickets of an event. @public */
export interface EmbedSnippet {
  /** Absolute address of the loader. */
  loader: string;
  /** Its Subresource Integrity, e.g. `sha384-…`. */
  integrity?: string | undefined;
  /** What the script's `data-` attributes say, by name without `data-`. Empty ones are left out. */
  attributes: Readonly<Record<string, string | undefined>>;
  /** Absolute address of the ticket page, for pages without scripts. */
  page: string;
  /** Text of the link there, in the buyers' language. */
  linkText: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The HTML an organizer pastes into a page: the script tag, and a link for pages without scripts. @public */
export function embedSnippet({ loader, integrity, attributes, page, linkText }: EmbedSnippet): string {
  const lines = [
    ['src', loader],
    ...(integrity ? [['integrity', integrity]] : []),
    ['crossorigin', 'anonymous'],
    ...Object.entries(attributes).flatMap(([name, value]) => (value ? [[`data-${name}`, value]] : [])),
  ].map(([name = '', value = '']) => `  ${name}="${escaped(value)}"`);
  const link = `<a href="${escaped(page)}">${escaped(linkText)}</a>`;
  return `<script\n${lines.join('\n')}\n></script>\n<noscript>${link}</noscript>\n`;
}
