const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each locale and options: making one takes as long as a hundred uses. */
export function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const id = JSON.stringify([locale, options]);
  const format = formats.get(id) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(id, format);
  return format;
}
