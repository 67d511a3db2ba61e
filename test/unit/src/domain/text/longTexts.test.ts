import { describe, expect, it } from 'vitest';
import { findByQuery, isEmail, safeUrl } from '../../../../../src/domain';
import { fillPlaceholders, type PlaceholderValues } from '../../../../../src/domain/confirmation';
import { safeDescription } from '../../../../../src/domain/ticketTypes';
import { withExamples } from '../../../../../src/domain/emails';
import { peopleIn } from '../../../../../src/domain/members';
import { unknownHolder } from '../../../../../src/domain/sessionRegistrations';

const values = {} as PlaceholderValues;

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  safeDescription,
  withExamples: (text) => withExamples(text, []),
  unknownHolder,
  fillPlaceholders: (text) => fillPlaceholders(text, values),
  findByQuery: (text) => findByQuery([text], 'needle in it', String),
  isEmail,
  peopleIn,
  safeUrl: (text) => safeUrl(`https://host.example/${text}`),
};

const pieces = [
  ...['<a', '<script', '<!--', '</a ', '<a href="', 'http://', 'http://.', '<b>', '<'],
  ...['{{', '{{a', '{{ ', '}}', 'a@', '"', ' ', '.', '\u0301', '%'],
];

describe('long texts (FAULTS A34)', () => {
  it.each(Object.keys(readers))('take %s no longer than their length', (name) => {
    const slow = pieces.filter((piece) => {
      const text = piece.repeat(200_000 / piece.length);
      const start = performance.now();
      readers[name]?.(text);
      // Tens of milliseconds; what is quadratic takes many seconds.
      return performance.now() - start > 1_500;
    });
    expect(slow).toEqual([]);
  });
});
