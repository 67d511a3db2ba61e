import { describe, expect, test } from 'vitest';
import { directionOf, loadCatalogue, nearestLocale } from '../../../../src/i18n';
import { mirroredText, padding } from '../../../../src/i18n/pseudo';
import en from '../../../../src/i18n/locales/en.json';
import { marksOf } from '../../../../scripts/i18n/key';
import { eachRow } from '../../../eachRow';

const invisible = /[\u200f\u202c\u202e]/g;

describe('the mirrored pseudo-locale', () => {
  test('runs from right to left and is not taken for Arabic', () => {
    expect(directionOf('ar-XB')).toBe('rtl');
    expect(nearestLocale('ar-XB')).toBe('ar-XB');
    expect(nearestLocale('ar-EG')).toBe('ar');
  });

  eachRow(Object.values(en))('turns each word, and nothing else, of “%s”', (text) => {
    const mirrored = mirroredText(text);
    expect(mirrored.replace(invisible, '')).toBe(text);
    expect(marksOf(mirrored)).toEqual(marksOf(text));
    expect(mirrored.split('\u202e')).toHaveLength(mirrored.split('\u202c').length);
  });

  test('has a text for every form in which Arabic counts', async () => {
    const texts = await loadCatalogue('ar-XB');
    const counted = Object.keys(en).filter((key) => key.endsWith('_other'));
    for (const key of counted) expect(texts).toHaveProperty([key.replace(/_other$/, '_few')]);
  });
});

test('a longer text can be broken wherever another could', () => {
  for (const length of [1, 19, 20, 21, 200]) {
    expect(padding(length)).toHaveLength(Math.ceil(length * 0.4));
    expect(padding(length)).not.toMatch(/~{9}/);
  }
});
