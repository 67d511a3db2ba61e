import { describe, expect, it } from 'vitest';
import {
  attributeDraft,
  attributeSchema,
  attributeValues,
  newAttribute,
  type AttributeValues,
} from '../../../../src/domain/attributes';
import type { Attribute } from '../../../../src/contract';
import { eachRow } from '../../../eachRow';

const size: AttributeValues = { label: 'Size', type: 'select', options: 'Small\nLarge' };

describe('an attribute', () => {
  it('has one choice a line, without empty ones', () => {
    expect(attributeDraft({ ...size, label: ' Size ', options: ' Small \n\nLarge\n' })).toEqual({
      label: 'Size',
      type: 'select',
      options: ['Small', 'Large'],
    });
    expect(attributeValues({ ...size, options: ['Small', 'Large'] } as unknown as Attribute)).toEqual(size);
  });

  it('has no choices where nothing is chosen from, whatever was typed before', () => {
    expect(attributeDraft({ ...size, type: 'text' }).options).toEqual([]);
  });

  eachRow([
    [{ ...newAttribute, label: ' ' }, [], 'organizer.tags.problem.nameRequired'],
    [{ ...newAttribute, label: 'x'.repeat(81) }, [], 'organizer.attributes.error.labelTooLong'],
    [{ ...size, options: ' \n' }, [], 'organizer.attributes.error.noChoices'],
    [{ ...size, options: 'Small\nsmall' }, [], 'organizer.attributes.error.alike'],
    [{ ...size, options: 'Large\nHuge' }, ['Small', 'Large'], 'organizer.attributes.error.choiceInUse'],
  ] as const)('%j with %j in use is refused', async (values, inUse, message) => {
    await expect(attributeSchema(inUse).validate(values)).rejects.toThrow(message);
  });

  eachRow([
    [{ ...newAttribute, label: 'Pronouns' }, []],
    [{ ...size, type: 'number', options: '' }, []],
    [{ ...size, options: 'Large\nSmall\nHuge' }, ['Small', 'Large']],
  ] as const)('%j with %j in use is fine', async (values, inUse) => {
    await expect(attributeSchema(inUse).validate(values)).resolves.toBeTruthy();
  });
});
