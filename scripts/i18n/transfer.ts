import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkKeys } from './checks/keys';
import { checkMarks, checkSpaces } from './checks/words';
import { readLibraryMeta, readLibraryTexts, writeLibraryTexts, type Texts } from './files';
import type { Format } from './formats/job';
import { patch } from './formats/patch';
import { transifex } from './formats/transifex';
import { xliff } from './formats/xliff';
import { baseOf } from './key';

const formats: Readonly<Record<string, Format>> = { transifex, xliff, patch };

interface TransferRequest {
  format: Format;
  locale: string;
  file: string | undefined;
}

function readArguments(given: readonly string[], file: 'out' | 'file'): TransferRequest {
  const { values } = parseArgs({
    args: [...given],
    options: { format: { type: 'string' }, locale: { type: 'string' }, [file]: { type: 'string' } },
  });
  const { format: name = '', locale } = values;
  const format = formats[name];
  if (!format) throw new Error(`--format is one of ${Object.keys(formats).join(', ')}.`);
  if (!locale || Intl.getCanonicalLocales(locale)[0] !== locale)
    throw new Error('--locale is a language as BCP 47 writes it, e.g. cs or pt-BR.');
  return { format, locale, file: values[file] };
}

/** Writes the texts of a locale in a format of translators. */
export async function runExport(given: readonly string[]): Promise<void> {
  const { format, locale, file } = readArguments(given, 'out');
  const path = file ?? `boxoffice-${locale}.${format.extension}`;
  const job = {
    locale,
    texts: readLibraryTexts(locale),
    english: readLibraryTexts('en'),
    meta: readLibraryMeta(),
  };
  writeFileSync(path, await format.write(job));
  console.log(`${path} has the texts in ${locale}, what is translated and what is not.`);
}

/** Takes translated texts over into the locale's file; refuses all of them when one would break the page. */
export async function runImport(given: readonly string[]): Promise<void> {
  const { format, locale, file } = readArguments(given, 'file');
  if (!file || !existsSync(file)) throw new Error('--file is the file that came back.');
  if (locale === 'en') throw new Error('English is where texts begin: change src/i18n/locales/en.json.');
  const translated = await format.read(readFileSync(file, 'utf8'), locale);
  const texts = merged(locale, readLibraryTexts(locale), translated, readLibraryTexts('en'));
  const files = writeLibraryTexts(locale, texts);
  console.log(`${Object.keys(translated).length} texts taken over into ${files.join(' and ')}.`);
  console.log(`npm run i18n ${locale} says what is missing.`);
}

/** What was there and what came, or an error that says what of it can't be taken. */
export function merged(locale: string, texts: Texts, translated: Texts, english: Texts): Texts {
  const refused = [
    ...checkKeys(locale, translated, english).filter(({ check }) => check === 'unknown'),
    ...checkMarks(knownOf(translated, english), english),
    ...checkSpaces(translated),
  ];
  if (refused.length > 0)
    throw new Error(
      ['Nothing was taken over:', ...refused.map(({ key, problem }) => `  ${key}: ${problem}`)].join('\n'),
    );
  return { ...texts, ...translated };
}

/** Those of a key that English has; the others are complained of as unknown. */
const knownOf = (translated: Texts, english: Texts): Texts => {
  const bases = new Set(Object.keys(english).map(baseOf));
  return Object.fromEntries(Object.entries(translated).filter(([key]) => bases.has(baseOf(key))));
};
