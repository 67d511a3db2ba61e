import type { AttributeName, Mode } from 'boxoffice/embed';

/** What the form says; empty texts are as if they were not there. */
export type Choices = Partial<Record<AttributeName, string>> & { 'event-id': string; mode: Mode };

/** The file of today, as `embed/manifest.json` names it. */
export interface LoaderFile {
  name: string;
  integrity: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What a partner pastes: the script tag, and a link for pages without scripts. `linkText` is in the buyers' language. */
export function snippetOf(origin: string, file: LoaderFile, choices: Choices, linkText: string): string {
  const { mode, ...rest } = choices;
  const data = { ...rest, ...(mode === 'inline' && { mode }) };
  const attributes = [
    ['src', `${origin}/embed/${file.name}`],
    ['integrity', file.integrity],
    ['crossorigin', 'anonymous'],
    ...Object.entries(data).flatMap(([name, value]) => (value ? [[`data-${name}`, value]] : [])),
  ].map(([name = '', value = '']) => `  ${name}="${escaped(value)}"`);
  const page = `${origin}/widgets/tickets/${encodeURIComponent(choices['event-id'])}`;
  const link = `<a href="${escaped(page)}">${escaped(linkText)}</a>`;
  return `<script\n${attributes.join('\n')}\n></script>\n<noscript>${link}</noscript>\n`;
}
