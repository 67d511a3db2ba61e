/** Stripe knows languages, and few regions; what it does not know it takes from the browser. */
export const elementsLocale = (locale: string) =>
  locale.split('-')[0] === 'ar'
    ? 'ar'
    : locale.startsWith('de')
      ? 'de'
      : locale.startsWith('en')
        ? 'en'
        : 'auto';
