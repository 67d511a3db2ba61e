const formats = new Map<string, Intl.NumberFormat>();

/**
 * A number in the digits of a locale. `min2` groups them from five on, as a sentence does, so that a year stays one. Making a format takes
 * longer than using it: each is made once.
 */
export function figure(value: number, locale: string, useGrouping: 'auto' | 'min2' = 'auto'): string {
  const id = `${locale} ${useGrouping}`;
  const known = formats.get(id);
  if (known) return known.format(value);
  const made = new Intl.NumberFormat(locale, { useGrouping });
  formats.set(id, made);
  return made.format(value);
}
