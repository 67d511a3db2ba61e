import { afterEach, describe, expect, it, vi } from 'vitest';
import { safeTheme } from '../../../../../src/domain';
import { eachRow } from '../../../../eachRow';

const written = (color2: string) => safeTheme({ color2 }).properties;
const inBrowserThatKnows = (...colours: string[]) =>
  vi.stubGlobal('CSS', { supports: (_: string, value: string) => colours.includes(value.trim()) });

afterEach(() => vi.unstubAllGlobals());

describe('safeTheme', () => {
  eachRow([['teal'], [' RebeccaPurple '], ['#c02f14'], ['oklch(0.5 0.12 30)']])(
    'writes %j alike on a server and in a browser',
    (colour) => {
      vi.unstubAllGlobals();
      const expected = { '--bx-color2': colour.trim() };
      expect(written(colour)).toEqual(expected);
      inBrowserThatKnows(colour.trim());
      expect(written(colour)).toEqual(expected);
    },
  );

  it('leaves out a word that the browser knows no colour by', () => {
    inBrowserThatKnows('red');
    expect(written('reddish')).toEqual({});
  });

  eachRow([
    ['transparent'],
    ['currentColor'],
    ['inherit'],
    ['initial'],
    ['unset'],
    ['revert'],
    ['revert-layer'],
    ['re d'],
    ['red;background:blue'],
    ['var(--a)'],
    ['rgb(0 0 0 / 50%)'],
    ['#fff8'],
  ])('leaves out %j even where a browser takes it', (value) => {
    vi.unstubAllGlobals();
    expect(written(value)).toEqual({});
    inBrowserThatKnows(value);
    expect(written(value)).toEqual({});
  });
});
