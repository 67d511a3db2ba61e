import { expect, it } from 'vitest';
import { kindTexts } from '../../../../../src/domain/registration/fileLimits';

const families = { image: 'images' };

it('names kinds of files as people do', () => {
  expect(kindTexts(['application/pdf', 'image/jpeg', 'image/*', 'audio/*'], families)).toEqual([
    ...['PDF', 'JPG', 'images', 'audio'],
  ]);
});

/** FAULTS F74: what every object knows is no text, and `Intl.ListFormat` ends the form over it. */
it.each(['__proto__', 'constructor', 'constructor/*', '__proto__/*'])(
  'has a text for a kind that is called %s',
  (type) => {
    expect(kindTexts([type], families).map((text) => typeof text)).toEqual(['string']);
  },
);
