import { mixed, object, string, type ObjectSchema } from 'yup';
import type { Attribute, AttributeType, NewAttribute } from '../../contract';

/** An attribute as its form has it. */
export interface AttributeValues {
  label: string;
  type: AttributeType;
  /** One a line, in order; what is in it counts for types that are chosen from alone. */
  options: string;
}

/** 002 §7 Attributes. */
export const maxAttributeLabelLength = 80;

/** In the order they are offered. */
export const attributeTypes = [
  'text',
  'email',
  'number',
  'date',
  'boolean',
  'select',
  'multiSelect',
] as const satisfies readonly AttributeType[];

export const newAttribute: AttributeValues = { label: '', type: 'text', options: '' };

/** Whether an answer is chosen from what the attribute names. */
export const hasOptions = (type: AttributeType): boolean => type === 'select' || type === 'multiSelect';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const attributeValues = ({ label, type, options }: Attribute): AttributeValues => ({
  label,
  type,
  options: options.join('\n'),
});

export const attributeDraft = ({ label, type, options }: AttributeValues): NewAttribute => ({
  label: label.trim(),
  type,
  options: hasOptions(type) ? linesOf(options) : [],
});

/** An attribute; `inUse` are the choices that a form offers already. Messages are i18n keys. */
export const attributeSchema = (inUse: readonly string[]): ObjectSchema<AttributeValues> =>
  object({
    label: string()
      .default('')
      .defined()
      .test('there', 'organizer.tags.problem.nameRequired', (value) => value.trim() !== '')
      .test(
        'length',
        'organizer.attributes.error.labelTooLong',
        (value) => value.trim().length <= maxAttributeLabelLength,
      ),
    type: mixed<AttributeType>().oneOf(attributeTypes).default('text').defined(),
    options: string()
      .default('')
      .defined()
      .test('there', 'organizer.attributes.error.noChoices', (value, { parent }) =>
        isFine(parent as AttributeValues, () => linesOf(value).length > 0),
      )
      .test('alike', 'organizer.attributes.error.alike', (value, { parent }) =>
        isFine(parent as AttributeValues, () => {
          const lines = linesOf(value).map((line) => line.toLowerCase());
          return new Set(lines).size === lines.length;
        }),
      )
      .test('inUse', 'organizer.attributes.error.choiceInUse', (value) => {
        const lines = new Set(linesOf(value));
        return inUse.every((option) => lines.has(option));
      }),
  });

const isFine = ({ type }: AttributeValues, check: () => boolean): boolean => !hasOptions(type) || check();
