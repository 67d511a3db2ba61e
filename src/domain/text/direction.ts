const rtlLanguages = /^(?:ar|fa|he|iw|ur|ps|yi|dv|ckb)\b/;

/** The way a language is written. @public */
export type Direction = 'ltr' | 'rtl';

/** Which way a locale is written. Intl.Locale's own answer is not in every browser yet. @public */
export const directionOf = (locale: string): Direction => (rtlLanguages.test(locale) ? 'rtl' : 'ltr');
