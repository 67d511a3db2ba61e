import { readFileSync } from 'node:fs';
import { shippedLocales } from '../../src/i18n/shipped';
import { storyIds } from '../../test/ledger';
import type { Finding } from './checks/finding';
import { sourceOf } from './checks/keys';
import { checkLocale } from './checks/locale';
import { checkMeta } from './checks/meta';
import { absentKeys, namedIn, sourcesIn, unusedKeys } from './checks/usage';
import {
  localesIn,
  readCopies,
  readLibraryMeta,
  readLibraryTexts,
  readMeta,
  readTexts,
  readVoice,
  type Area,
} from './files';
import { baseOf } from './key';

/** One file of texts and what is wrong with it. */
export interface Row {
  area: Area;
  locale: string;
  texts: number;
  findings: readonly Finding[];
}

const areas: readonly Area[] = ['library', 'organizer', 'host'];

/** Checks every file of texts there is, or those of some locales. */
export function checkFiles(only?: readonly string[]): Row[] {
  return areas.flatMap((area) =>
    localesIn(area)
      .filter((locale) => !only || only.includes(locale))
      .map((locale) => checkFile(area, locale)),
  );
}

const shipped: readonly string[] = shippedLocales;

export function checkFile(area: Area, locale: string, texts = readTexts(locale, area)): Row {
  const copies = readCopies()[area];
  const findings = checkLocale({
    locale,
    texts,
    english: readTexts('en', area),
    meta: area === 'host' ? {} : readMeta(area),
    voice: readVoice(),
    copies: [...(copies['*'] ?? []), ...(copies[locale] ?? [])],
    isShipped: shipped.includes(locale),
    isSorted: area !== 'host',
  });
  return { area, locale, texts: Object.keys(texts).length, findings };
}

interface Sentence {
  id: string;
  text: string;
}

/** The requirements, by the id of each sentence. */
export function readSentences(): Map<string, string> {
  const { sentences } = JSON.parse(readFileSync('docs/spec-coverage.json', 'utf8')) as {
    sentences: Sentence[];
  };
  return new Map(sentences.map(({ id, text }) => [id, text]));
}

/** What is wrong with the sidecar and with the keys in the code, one line each. */
export function checkRest(): string[] {
  const english = readLibraryTexts('en');
  const bases = new Set(Object.keys(english).map(baseOf));
  const named = namedIn([...sourcesIn('src'), ...sourcesIn('host-app')]);
  const hostKeys = new Set(Object.keys(readTexts('en', 'host')));
  return [
    ...absentFiles(localesIn),
    ...staleCopies(),
    ...staleRequirements(new Set([...bases, ...hostKeys])),
    ...checkMeta(readLibraryMeta(), { english, storyIds: storyIds(), sentences: readSentences() }),
    ...unusedKeys(bases, named).map((key) => `${key}: no code uses it`),
    ...unusedKeys(hostKeys, named).map((key) => `${key}: no code of the host app uses it`),
    ...absentKeys(bases, named).map((key) => `${key}: code uses it, the catalogue has it not`),
  ];
}

/** Pseudo-locales have no files: they are made of English. */
const pseudoLocales: readonly string[] = ['en-XA', 'ar-XB'];

/** Files of texts that a locale lacks, though it ships. */
export const absentFiles = (filesIn: (area: Area) => readonly string[]): string[] =>
  areas.flatMap((area) =>
    shipped
      .filter((locale) => !pseudoLocales.includes(locale) && !filesIn(area).includes(locale))
      .map((locale) => `${area}: ${locale} ships and has no file of texts`),
  );

/** Keys of scripts/i18n/voice.json that are none any more. */
const staleRequirements = (bases: ReadonlySet<string>): string[] =>
  readVoice()
    .requirements.filter((key) => !bases.has(key))
    .map((key) => `voice.json: ${key} is no key any more`);

/** Entries of scripts/i18n/copies.json that are copies no more. */
function staleCopies(): string[] {
  const copies = readCopies();
  return (Object.keys(copies) as Area[]).flatMap((area) => {
    const english = readTexts('en', area);
    return Object.entries(copies[area]).flatMap(([locale, keys]) => {
      const locales = locale === '*' ? localesIn(area).filter((other) => other !== 'en') : [locale];
      const files = locales.map((name) => readTexts(name, area));
      const isCopied = (base: string) =>
        files.some((texts) =>
          Object.keys(texts).some((key) => baseOf(key) === base && texts[key] === sourceOf(key, english)),
        );
      return keys
        .filter((key) => !isCopied(key))
        .map((key) => `copies.json, ${area} ${locale}: ${key} is no copy of English any more`);
    });
  });
}
