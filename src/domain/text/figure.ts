const formats: Record<string, Intl.NumberFormat> = {};

/**
 * A number in the digits of a locale. `min2` groups them from five on, as a sentence does, so that a year stays one. Making a format takes
 * longer than using it: each is made once.
 */
export const figure = (value: number, locale: string, useGrouping?: 'min2'): string =>
  (formats[`${locale} ${useGrouping}`] ??= new Intl.NumberFormat(locale, { useGrouping })).format(value);
