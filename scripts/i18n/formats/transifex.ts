import { pluralBases } from '../checks/keys';
import { baseOf, formsOf } from '../key';
import type { Texts } from '../files';
import { describe } from './describe';
import { readPlural, writePlural } from './icuPlural';
import type { Format, Job } from './job';

/** One entry of Transifex's structured JSON (`STRUCTURED_JSON`). */
interface Entry {
  string: string;
  /** Part of the text's identity there: never changes, or its translations are lost. */
  context: string;
  developer_comment: string;
  character_limit: number;
}

/**
 * Transifex's structured JSON. A plural is one entry whose forms are an ICU plural; the file of a language has an empty
 * string where nothing is translated, and English in the comment.
 */
export const transifex: Format = {
  extension: 'json',
  write: (job) => Promise.resolve(`${JSON.stringify(entriesOf(job), null, 2)}\n`),
  read: (file) => Promise.resolve(textsOf(parsed(file))),
};

function entriesOf({ locale, texts, english, meta }: Job): Record<string, Entry> {
  const plurals = pluralBases(english);
  const bases = [...new Set(Object.keys(english).map(baseOf))].sort();
  const textOf = (source: Texts, key: string, language: string) => {
    if (!plurals.has(key)) return source[key] ?? '';
    const forms = formsOf(language).map((form) => [form, source[`${key}_${form}`] ?? ''] as const);
    return forms.every(([, text]) => !text) ? '' : writePlural(Object.fromEntries(forms));
  };
  return Object.fromEntries(
    bases.map((key) => {
      const entry = meta[key];
      if (!entry) throw new Error(`${key} is not in keys.meta.json.`);
      const source = locale === 'en' ? [] : [`English: ${textOf(english, key, 'en')}`];
      return [
        key,
        {
          string: textOf(texts, key, locale),
          context: key.replace(/\..*$/, ''),
          developer_comment: [...source, ...describe(entry)].join('\n'),
          character_limit: entry.maxLength,
        },
      ];
    }),
  );
}

function parsed(file: string): Record<string, unknown> {
  try {
    const content: unknown = JSON.parse(file);
    if (typeof content === 'object' && content !== null && !Array.isArray(content))
      return content as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw new Error('This is not a JSON file of keys.');
}

function textsOf(entries: Record<string, unknown>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [key, entry] of Object.entries(entries)) {
    const text = (entry as Partial<Entry> | null)?.string;
    if (typeof text !== 'string') throw new Error(`${key} has no “string”.`);
    const forms = readPlural(text) ?? { '': text };
    for (const [form, text] of Object.entries(forms)) if (text) texts[form ? `${key}_${form}` : key] = text;
  }
  return texts;
}
