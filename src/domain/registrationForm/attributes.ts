import type { Attribute, AttributeType, FormQuestionType } from '../../contract';
import { findByWords } from '../text/findByWords';
import { newQuestion, type FormDraft, type QuestionDraft } from './values';

const askedAs: Readonly<Record<AttributeType, FormQuestionType>> = {
  ...{ text: 'text', email: 'email', number: 'text', date: 'date' },
  ...{ boolean: 'consent', select: 'select', multiSelect: 'checkbox' },
};

/** What browsers know of a person, by the key of the attribute. */
const autocomplete: Readonly<Record<string, string>> = {
  ...{ firstName: 'given-name', lastName: 'family-name', email: 'email' },
  ...{ company: 'organization', jobTitle: 'organization-title', country: 'country' },
};

/** How an attribute is asked for. */
export const typeForAttribute = ({ key, type }: Pick<Attribute, 'key' | 'type'>): FormQuestionType =>
  key === 'country' && type === 'text' ? 'country' : askedAs[type];

/** The attributes a form does not ask for yet whose name has the words; all of them without words. */
export function attributesToAsk(
  attributes: readonly Attribute[],
  { questions }: Pick<FormDraft, 'questions'>,
  words: string,
): readonly Attribute[] {
  const asked = new Set(Object.values(questions).map(({ attributeKey }) => attributeKey));
  const left = attributes.filter(({ key }) => !asked.has(key));
  return findByWords(left, words, ({ label }) => label);
}

/** A question for an attribute: its answers are kept where the account keeps that of people. 002 §7 Attributes. */
export function questionForAttribute(attribute: Attribute, id: string): QuestionDraft {
  const { key, label, options } = attribute;
  const token = autocomplete[key];
  return {
    ...newQuestion(typeForAttribute(attribute), id),
    ...{ attributeKey: key, label },
    choices: options.map((text, index) => ({ id: `c${index}`, text })),
    rest: token === undefined ? {} : { autocomplete: token },
  };
}
