import type { Attribute, AttributeType, FormQuestionType } from '../../contract';
import { findByQuery } from '../text/findByQuery';
import { newQuestion, type FormDraft, type QuestionDraft } from './values';

const questionTypes: Readonly<Record<AttributeType, FormQuestionType>> = {
  text: 'text',
  email: 'email',
  number: 'text',
  date: 'date',
  boolean: 'consent',
  select: 'select',
  multiSelect: 'checkbox',
};

/** What browsers know of a person, by the key of the attribute. */
const autocomplete: Readonly<Record<string, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  company: 'organization',
  jobTitle: 'organization-title',
  country: 'country',
};

/** How an attribute is requested. */
export const typeForAttribute = ({ key, type }: Pick<Attribute, 'key' | 'type'>): FormQuestionType =>
  key === 'country' && type === 'text' ? 'country' : questionTypes[type];

/** The attributes a form does not ask for yet whose name has the words; all of them without words. */
export function attributesToRequest(
  attributes: readonly Attribute[],
  { questions }: Pick<FormDraft, 'questions'>,
  query: string,
): readonly Attribute[] {
  const requested = new Set(Object.values(questions).map(({ attributeKey }) => attributeKey));
  const left = attributes.filter(({ key }) => !requested.has(key));
  return findByQuery(left, query, ({ label }) => label);
}

/** A question for an attribute: its answers are stored where the account stores that of people. 002 §7 Attributes. */
export function questionForAttribute(attribute: Attribute, id: string): QuestionDraft {
  const { key, label, options } = attribute;
  const token = autocomplete[key];
  return {
    ...newQuestion(typeForAttribute(attribute), id),
    attributeKey: key,
    label,
    choices: options.map((text, index) => ({ id: `c${index}`, text })),
    rest: token === undefined ? {} : { autocomplete: token },
  };
}
