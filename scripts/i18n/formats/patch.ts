import { asFile, type Texts } from '../files';
import type { Format } from './job';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function read(file: string, locale: string): Texts {
  const patch: unknown = JSON.parse(file);
  if (!isRecord(patch) || !isRecord(patch['texts']))
    throw new Error('This is no patch of the texts in context: it has no “texts”.');
  if (patch['locale'] !== locale)
    throw new Error(`The patch is for ${String(patch['locale'])}, not ${locale}.`);
  const entries = Object.entries(patch['texts']);
  const wrong = entries.find(([, text]) => typeof text !== 'string');
  if (wrong) throw new Error(`${wrong[0]} is no text.`);
  return Object.fromEntries(entries.map(([key, text]) => [key, String(text)]));
}

/** What the editor of texts in context writes: the locale and the changed keys. */
export const patch: Format = {
  extension: 'patch.json',
  write: ({ locale, texts }) => Promise.resolve(asFile({ locale, texts })),
  read: (file, locale) => new Promise((resolve) => resolve(read(file, locale))),
};
