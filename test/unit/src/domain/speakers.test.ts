import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameOf, speakersInOrder, speakersSchema, speakersValues } from '../../../../src/domain/speakers';
import { eachRow } from '../../../eachRow';

const speakers = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('the order of speakers', () => {
  eachRow([
    [['c', 'a'], 'cabd'],
    [[], 'abcd'],
    [['x', 'd', 'd'], 'dabc'],
  ])('%j first, the others behind in theirs', (order, visible) => {
    expect(idsOf(speakersInOrder(speakers, order)).join('')).toBe(visible);
  });

  it('loses and invents nobody', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'x')), (order) => {
        expect(idsOf(speakersInOrder(speakers, order)).sort()).toEqual(idsOf(speakers));
      }),
    );
  });

  it('is what a form begins with', async () => {
    const values = speakersValues({ showSpeakers: true }, speakers);
    expect(values).toEqual({ showSpeakers: true, order: ['a', 'b', 'c', 'd'] });
    await expect(speakersSchema.validate(values)).resolves.toEqual(values);
  });
});

eachRow([
  ['Maren', 'Holt', 'Maren Holt'],
  ['', 'Holt', 'Holt'],
])('%s %s is called %s', (firstName, lastName, name) => {
  expect(nameOf({ firstName, lastName })).toBe(name);
});
