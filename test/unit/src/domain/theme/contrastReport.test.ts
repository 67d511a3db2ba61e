import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastReport, type Brand, type ContrastReport } from '../../../../../src/domain/theme';
import { brands } from '../../../../../src/theme/brands';
import { presets } from '../../../../../src/theme/presets';
import { eachRow } from '../../../../eachRow';

const base = brands.ink;
const corrected = ({ corrections }: ContrastReport) => corrections.map(({ color }) => color);
const failing = ({ pairs }: ContrastReport) =>
  pairs
    .filter(({ level }) => level === 'fails')
    .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio}`);
const pairOf = ({ pairs }: ContrastReport, front: string, back: string) =>
  pairs.find((pair) => pair.front === front && pair.back === back);

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyBrand = fc.record({ color0: hex, color1: hex, color2: hex, color3: hex, color4: hex, color5: hex });

/** Six colours that could not be read together. */
const tooClose: Brand = {
  color0: '#b0b0b0',
  color1: '#b8b8b8',
  color2: '#ffd400',
  color3: '#ffe45c',
  color4: '#c9c9c9',
  color5: '#e8e8e8',
};

describe('contrastReport', () => {
  eachRow(presets)('finds nothing too low in %s', (preset) => {
    for (const scheme of ['light', 'dark'] as const)
      expect(failing(contrastReport({}, { scheme, base: brands[preset] }))).toEqual([]);
  });

  it('finds nothing too low whatever six colours are given, in the light and in the dark', () => {
    fc.assert(
      fc.property(anyBrand, fc.constantFrom('light' as const, 'dark' as const), (brand, scheme) => {
        expect(failing(contrastReport(brand, { scheme, base }))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('puts no grey on the colours whose light lies next to the limit', () => {
    for (const color3 of ['#1380a1', '#5667f3', '#d808b6'])
      expect(failing(contrastReport({ color3 }, { base }))).toEqual([]);
  });

  it('puts white or black on a button, and no grey where the two are nearly as good', () => {
    const report = contrastReport({ color2: '#767676' }, { base });
    expect(pairOf(report, 'onAccent', 'accent')).toMatchObject({ frontColour: '#ffffff', level: 'AA' });
  });

  it('tells the ratio of WCAG: black on white is 21', () => {
    const report = contrastReport({ color0: '#fff', color1: '#000' }, { base });
    expect(pairOf(report, 'text', 'surface')).toMatchObject({
      frontColour: '#000000',
      backColour: '#ffffff',
      ratio: 21,
      level: 'AAA',
    });
  });

  it('corrects nothing of the ink preset', () => {
    expect(contrastReport({}, { base }).corrections).toEqual([]);
  });

  it('says what festival’s action became for links and rings, as the picture of the editor has it', () => {
    const [correction] = contrastReport({}, { base: brands.festival }).corrections.filter(
      ({ color }) => color === 'color2',
    );
    expect(correction).toMatchObject({ given: '#c02f14', roles: ['link', 'ring'] });
  });

  it('takes the preset’s colour where the settings have none or no colour', () => {
    const whole = contrastReport(brands.summit, { base });
    expect(contrastReport({}, { base: brands.summit })).toEqual(whole);
    expect(contrastReport({ color2: 'url(x)', color4: '' }, { base: brands.summit })).toEqual(whole);
  });

  it('suggests for each colour that can’t be read the nearest that is left alone', () => {
    const report = contrastReport(tooClose, { base });
    expect(corrected(report)).toEqual(['color0', 'color1', 'color2', 'color4']);
    const fixed = Object.fromEntries(report.corrections.map(({ color, value }) => [color, value]));
    const again = contrastReport({ ...tooClose, ...fixed }, { base });
    expect(corrected(again)).toEqual([]);
    expect(pairOf(again, 'text', 'surface')?.fix).toBeUndefined();
  });

  it('suggests a fix for a pair that would be too low as given, and none for one that would not', () => {
    const report = contrastReport({ color4: '#c9c9c9' }, { base });
    const quiet = pairOf(report, 'muted', 'surface');
    expect(quiet?.given).toBeLessThan(2);
    expect(quiet?.ratio).toBeGreaterThanOrEqual(4.5);
    expect(quiet?.fix?.color).toBe('color4');
    expect(pairOf(report, 'text', 'surface')?.fix).toBeUndefined();
  });

  it('blames the ground where the words are right', () => {
    const report = contrastReport({ color0: '#101820' }, { base });
    expect(pairOf(report, 'text', 'surface')?.fix?.color).toBe('color0');
  });

  it('has nothing to correct in the dark, which is made from the same six colours', () => {
    expect(contrastReport(tooClose, { base, scheme: 'dark' }).corrections).toEqual([]);
  });

  it('makes every correction vanish with what it suggests', () => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        // The ground first: what stands on it follows.
        let fixed: Brand = brand;
        for (let round = 0; round < 2; round++)
          for (const { color, value } of contrastReport(fixed, { base }).corrections)
            fixed = { ...fixed, [color]: value };
        expect(contrastReport(fixed, { base }).corrections).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
