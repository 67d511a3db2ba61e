import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generationOf, hasVersions } from '../../../../../src/domain';
import { eachRow } from '../../../../eachRow';

describe('generationOf', () => {
  eachRow([
    ['V2_PAID', 'V2'],
    ['V2_RSVP', 'V2'],
    ['V2_FREE', 'V2'],
    ['V2', 'V2'],
    ['EVENT_V2_BETA', 'V2'],
    ['V1', 'V1'],
    [' V1\n', 'V1'],
    ['V1_CLASSIC', null],
    ['v2', null],
    ['V3', null],
    ['', null],
    [null, null],
    [2, null],
    [{ version: 'V2' }, null],
    [['V2'], null],
  ])('%j is %s', (version, generation) => {
    expect(generationOf(version)).toBe(generation);
  });

  it('is V2 for whatever contains V2, and for nothing else', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(generationOf(`${before}V2${after}`)).toBe('V2');
        if (!before.includes('V2')) expect(generationOf(before)).not.toBe('V2');
      }),
    );
  });
});

describe('hasVersions', () => {
  eachRow(['1', '1001', '0042', '98765432109876543210'])('%s is asked about', (id) => {
    expect(hasVersions(id)).toBe(true);
  });

  eachRow(['', ' 1001', '1001 ', '-1', '1.5', '1e3', '0x1f', 'preview', '1001/../9', '١٠٠١'])(
    '%j is not',
    (id) => {
      expect(hasVersions(id)).toBe(false);
    },
  );
});
