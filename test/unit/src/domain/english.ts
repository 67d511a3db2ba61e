import { messageOf, type Message } from '../../../../src/domain';
import { createI18n, namespace } from '../../../../src/i18n';
import en from '../../../../src/i18n/locales/en.json';

const i18n = createI18n({ locale: 'en', catalogue: en });

/** A domain message in English, as a buyer reads it. */
export const inEnglish = (message: Message | null): string | null =>
  message && messageOf(message, (key, values) => i18n.t(key, { ...values, ns: namespace }));
