import type { Sidecar, Texts, Voice } from '../files';
import type { Finding } from './finding';
import { checkKeys } from './keys';
import { checkVoice } from './voice';
import { checkCopies, checkLength, checkMarks, checkOrder, checkQuotes, checkSpaces } from './words';

export interface LocaleUnderCheck {
  locale: string;
  texts: Texts;
  english: Texts;
  /** None for texts that have no limits. */
  meta: Sidecar;
  /** Keys that may read as in English. */
  copies: readonly string[];
  /** How English is written. */
  voice: Voice;
  /** The library, or the host app, loads the file. */
  isShipped: boolean;
  /** Files written by hand in another order than that of their keys. */
  isSorted: boolean;
}

/** Everything that is wrong with one file of texts. */
export function checkLocale(given: LocaleUnderCheck): Finding[] {
  const { locale, texts, english, meta, copies, voice, isShipped, isSorted } = given;
  const isTranslation = locale !== 'en';
  return [
    ...checkKeys(locale, texts, english),
    ...checkLength(texts, meta),
    ...checkSpaces(texts),
    ...(isSorted ? checkOrder(texts) : []),
    ...(isShipped ? [] : [notShipped(locale)]),
    ...(isTranslation
      ? [...checkMarks(texts, english), ...checkCopies(texts, english, copies), ...checkQuotes(texts)]
      : checkVoice(texts, meta, voice)),
  ];
}

const notShipped = (locale: string): Finding => ({
  check: 'shipped',
  key: locale,
  problem: 'the file is there, but src/i18n/shipped.ts or host-app/src/texts/index.ts does not load it',
});
