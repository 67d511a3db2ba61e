import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nameOf,
  newSpeaker,
  speakerDraft,
  speakerSchema,
  speakersInOrder,
  speakersSchema,
  speakersValues,
  type SpeakerValues,
} from '../../../../src/domain/speakers';
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

describe('a speaker', () => {
  const valid: SpeakerValues = { ...newSpeaker, firstName: 'Esther' };
  const schema = speakerSchema(['Maren@Holt.example', '']);

  it('needs a first name and nothing else', async () => {
    await expect(schema.validate(valid)).resolves.toEqual(valid);
  });

  eachRow<[Partial<SpeakerValues>, string]>([
    [{ firstName: ' ' }, 'organizer.speakers.error.firstName'],
    [{ lastName: 'x'.repeat(101) }, 'validation.answerTooLong'],
    [{ email: 'esther at home' }, 'validation.emailInvalid'],
    [{ email: ' maren@holt.example ' }, 'organizer.speakers.error.emailTaken'],
    [{ photo: 'http://faces.example/a.png' }, 'organizer.sharing.error.url'],
    [{ links: { ...newSpeaker.links, x: 'javascript:alert(1)' } }, 'organizer.sharing.error.url'],
    [{ links: { ...newSpeaker.links, website: '//elsewhere.example' } }, 'organizer.sharing.error.url'],
  ])('with %j is refused: %s', async (changes, message) => {
    await expect(schema.validate({ ...valid, ...changes })).rejects.toThrow(message);
  });

  it('is sent without spaces around, and without a photo as null', () => {
    expect(speakerDraft({ ...valid, firstName: ' Esther ', email: ' e@x.example ' })).toMatchObject({
      firstName: 'Esther',
      email: 'e@x.example',
      photo: null,
    });
  });
});
