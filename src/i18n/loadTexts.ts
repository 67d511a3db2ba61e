import { loadNearest } from './shipped';

/** The texts of a locale, and what makes an i18next of them. A chunk that can't be loaded leaves English, or plain texts. */
export async function loadTexts(locale: string) {
  const i18next = import('./createI18n').catch(() => undefined);
  const nearest = await loadNearest(locale).catch(() => loadNearest('en'));
  return { ...nearest, i18next: await i18next };
}
