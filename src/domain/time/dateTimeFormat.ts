const formats: Record<string, Intl.DateTimeFormat> = {};

/** Made once for each locale and options: making one takes as long as a hundred uses. */
export const dateTimeFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  (formats[locale + JSON.stringify(options)] ??= new Intl.DateTimeFormat(locale, options));
