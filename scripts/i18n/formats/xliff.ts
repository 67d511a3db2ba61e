import js2xliff, { type Document, type Unit } from 'xliff/js2xliff';
import xliff2js from 'xliff/xliff2js';
import { namespace } from '../../../src/i18n/namespace';
import { expectedKeys, sourceOf } from '../checks/keys';
import { baseOf } from '../key';
import type { Texts } from '../files';
import { describe } from './describe';
import type { Format, Job } from './job';

/** XLIFF 2.0, a unit for each text and plural form of the language; limits are those of its size restriction module. */
export const xliff: Format = {
  extension: 'xliff',
  write: async (job) => `${await js2xliff(documentOf(job))}\n`,
  read: async (file, locale) => textsOf(await parsed(file), locale),
};

function documentOf({ locale, texts, english, meta }: Job): Document {
  const units = expectedKeys(locale, english).map((key): [string, Unit] => {
    const entry = meta[baseOf(key)];
    if (!entry) throw new Error(`${baseOf(key)} is not in keys.meta.json.`);
    return [
      key,
      {
        source: sourceOf(key, english),
        target: texts[key] ?? '',
        note: describe(entry),
        additionalAttributes: { 'slr:sizeRestriction': String(entry.maxLength) },
      },
    ];
  });
  return {
    sourceLanguage: 'en',
    targetLanguage: locale,
    resources: { [namespace]: Object.fromEntries(units) },
  };
}

async function parsed(file: string): Promise<Document> {
  try {
    return await xliff2js(file);
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    throw new Error(`This is not an XLIFF 2 file: ${reason}`, { cause: error });
  }
}

function textsOf({ targetLanguage, resources }: Document, locale: string): Texts {
  const units = resources[namespace];
  if (!units) throw new Error(`The file has no <file id="${namespace}">.`);
  if (targetLanguage !== locale)
    throw new Error(`The file is in ${targetLanguage || 'no language'}, not in ${locale}.`);
  return Object.fromEntries(
    Object.entries(units).flatMap(([key, { target }]) => {
      if (target === undefined || target === '') return [];
      if (typeof target !== 'string')
        throw new Error(`${key} has elements within its text; write tags as &lt;amount&gt;.`);
      return [[key, target]];
    }),
  );
}
