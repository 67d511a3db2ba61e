import type { FormQuestion } from '../../contract';

const choiceTypes: readonly FormQuestion['type'][] = ['select', 'radio', 'checkbox', 'list'];

const trimmed = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.trim()).filter(Boolean)),
];

/**
 * A question as it can be asked: what is null is absent, each option is there once and without spaces around it, as its answer is
 * sent. A choice without options is asked as text, and nobody has to choose where there are no sessions.
 */
export function normalizedQuestion(question: FormQuestion): FormQuestion {
  const known = Object.fromEntries(
    Object.entries(question).filter(([, value]) => value !== null && value !== undefined),
  ) as Partial<FormQuestion> & Pick<FormQuestion, 'id' | 'attributeKey' | 'type'>;
  const { options = [], showWhen, sessions = [], ...rest } = known;
  const choices = trimmed(options);
  const isOpen = choiceTypes.includes(known.type) && choices.length === 0;
  return {
    ...rest,
    label: known.label ?? '',
    type: isOpen ? 'text' : known.type,
    required: known.required === true && (known.type !== 'sessionRegistration' || sessions.length > 0),
    ...(choices.length > 0 && { options: choices }),
    ...(sessions.length > 0 && { sessions }),
    ...(showWhen && { showWhen: { ...showWhen, values: trimmed(showWhen.values) } }),
  };
}
