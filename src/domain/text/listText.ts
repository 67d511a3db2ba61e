import { directionOf } from './direction';

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufefc]/;

/**
 * A name or an address set apart from the sentence around it, when it may read the other way. Marks and not `<bdi>`, because a text is
 * also a name for screen readers, which has no elements.
 */
export const isolated = (text: string, locale: string): string =>
  directionOf(locale) === 'rtl' || rightToLeft.test(text) ? `\u2068${text}\u2069` : text;

/**
 * Several names as one text: 'Email, Company and Phone'. Each is set apart, so that the list reads in the direction of its own 'and',
 * whatever its first name is written in.
 */
export const listText = (
  locale: string,
  texts: readonly string[],
  options?: Intl.ListFormatOptions,
): string => new Intl.ListFormat(locale, options).format(texts.map((text) => isolated(text, locale)));
