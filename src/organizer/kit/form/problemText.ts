import { messageOf, type Message } from '../../../domain';
import type { MessageKey, Translate } from '../../../i18n';

/** What is wrong with a field. Schemas answer with keys of the catalogue, or with a whole `Message`; the backend with its own words. */
export function problemText(t: Translate, label: string, message: unknown): string {
  if (typeof message === 'string') return isKey(message) ? t(message as MessageKey, { label }) : message;
  const { values, ...rest } = message as Message;
  return messageOf<MessageKey>({ ...rest, values: { label, ...values } }, t);
}

/** The same where the field is not beside it: with its name, unless the text has it already. */
export function namedProblemText(t: Translate, label: string, message: unknown): string {
  const problem = problemText(t, label, message);
  return problem.includes(label) ? problem : t('organizer.kit.form.errorOf', { label, problem });
}

/** A key of the catalogue, and not a sentence. */
export const isKey = (text: string) => /^[a-z]\w*(\.\w+)+$/.test(text);
