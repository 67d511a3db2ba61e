import { embedSnippet } from 'boxoffice/domain';
import type { AttributeName, Mode } from 'boxoffice/embed';

/** What the form says; empty texts are as if they were not there. */
export type Choices = Partial<Record<AttributeName, string>> & { 'event-id': string; mode: Mode };

/** The file of today, as `embed/manifest.json` names it. */
export interface LoaderFile {
  name: string;
  integrity: string;
}

/** What a partner pastes: the script tag, and a link for pages without scripts. `linkText` is in the buyers' language. */
export function snippetOf(origin: string, file: LoaderFile, choices: Choices, linkText: string): string {
  const { mode, ...rest } = choices;
  return embedSnippet({
    loader: `${origin}/embed/${file.name}`,
    integrity: file.integrity,
    attributes: { ...rest, ...(mode === 'inline' && { mode }) },
    page: `${origin}/widgets/tickets/${encodeURIComponent(choices['event-id'])}`,
    linkText,
  });
}
