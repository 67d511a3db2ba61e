import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { peopleIn, writePerson } from '../../../../../src/domain/text/people';
import { eachRow } from '../../../../eachRow';

describe('people in a text', () => {
  eachRow([
    ['ada@example.com', [{ email: 'ada@example.com' }]],
    ['Ada <ada@example.com>', [{ email: 'ada@example.com', firstName: 'Ada' }]],
    [
      '"Ada King Byron" <ada@example.com>',
      [{ email: 'ada@example.com', firstName: 'Ada King', lastName: 'Byron' }],
    ],
    ['a@b.example, A@B.example;\n c@d.example', [{ email: 'a@b.example' }, { email: 'c@d.example' }]],
    [' ,;\n', []],
    ['nowhere', [{ email: 'nowhere' }]],
    ['<>', []],
  ])('%j', (text, people) => {
    expect(peopleIn(text)).toEqual(people);
  });

  it('are found again as they were written', () => {
    const word = fc.stringMatching(/^[A-Za-zà-ž]{1,8}$/);
    const person = fc.record({
      email: fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.example$/),
      firstName: word,
      lastName: word,
    });
    const people = fc.uniqueArray(person, { selector: ({ email }) => email });
    fc.assert(
      fc.property(people, fc.constantFrom('\n', ', ', ';'), (all, between) => {
        expect(peopleIn(all.map(writePerson).join(between))).toEqual(all);
      }),
    );
  });
});
