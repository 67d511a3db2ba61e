import type { LocaleEdits } from './edits';

/**
 * Changed texts of one locale, as `npm run i18n import -- --format patch` reads them: `texts` is an RFC 7396 merge patch of its catalogue.
 * @public
 */
export interface TextPatch {
  /** BCP 47. */
  locale: string;
  /** New texts by key, plural forms included, in the order of their keys. */
  texts: Readonly<Record<string, string>>;
}

export const patchOf = (locale: string, edits: LocaleEdits): TextPatch => ({
  locale,
  texts: Object.fromEntries(
    Object.entries(edits)
      .map(([key, { text }]) => [key, text] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ),
});

/** The patch as a file's text. */
export const patchFile = (patch: TextPatch): string => `${JSON.stringify(patch, null, 2)}\n`;

export const patchName = ({ locale }: TextPatch): string => `boxoffice-${locale}.patch.json`;
