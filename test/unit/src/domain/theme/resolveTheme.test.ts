import { describe, expect, it } from 'vitest';
import type { ThemeSettings } from '../../../../../src/contract';
import { resolveTheme, ringStyles } from '../../../../../src/domain';
import { eachRow } from '../../../../eachRow';

const rejectedFields = (settings: ThemeSettings) => resolveTheme(settings).rejected.map(({ field }) => field);

describe('resolveTheme', () => {
  it('answers nothing for no settings', () => {
    expect(resolveTheme()).toEqual({ properties: {}, className: '', ring: undefined, rejected: [] });
    expect(resolveTheme({ color0: '', font: '', customClass: '' })).toEqual({
      properties: {},
      className: '',
      ring: undefined,
      rejected: [],
    });
  });

  eachRow([
    ['#fff'],
    ['#c02f14'],
    [' #c02f14 '],
    ['rgb(192, 47, 20)'],
    ['rgb(192 47 20)'],
    ['hsl(10deg 80% 40%)'],
    ['hsl(10, 80%, 40%)'],
    ['oklch(0.5 0.12 30)'],
    ['oklch(50% 0.12 30)'],
    ['oklch(0.5 none 30)'],
  ])('takes the colour %s', (color2) => {
    expect(resolveTheme({ color2 })).toEqual({
      properties: { '--bx-color2': color2.trim() },
      className: '',
      ring: undefined,
      rejected: [],
    });
  });

  eachRow([
    ['reddish'],
    ['#ff'],
    ['#fffff'],
    ['#ggg'],
    ['url(https://host.example/x.png)'],
    ['rgb(url(x) 0 0)'],
    ['var(--secret)'],
    ['rgb(var(--r) 0 0)'],
    ['#fff;background:url(x)'],
    ['#fff}body{display:none'],
    ['rgb(0 0 0) url(x)'],
    ['rgb(0 0)'],
    ['rgb(0 0 0 0 0)'],
    ['oklch(from red l c h)'],
    ['calc(1px)'],
    ['env(x)'],
    ['#fff/**/'],
    ['#fff\n'.repeat(20)],
    [`rgb(${'1'.repeat(90)} 0 0)`],
    // Seen through: no contrast could be promised.
    ['#fff8'],
    ['#c02f1480'],
    ['rgba(192, 47, 20, .5)'],
    ['rgb(192 47 20 / 50%)'],
    ['oklch(50% 0.12 30 / 0.4)'],
  ])('leaves out the colour %j', (color2) => {
    const { properties, rejected } = resolveTheme({ color2 });
    expect(properties).toEqual({});
    expect(rejected).toEqual([{ field: 'color2', value: color2 }]);
  });

  eachRow([
    ['Georgia, serif'],
    ["'Iowan Old Style', Palatino, serif"],
    ['"Source Sans 3", system-ui'],
    ['-apple-system, BlinkMacSystemFont'],
    ['Größe, sans-serif'],
  ])('takes the font %s', (font) => {
    expect(resolveTheme({ font }).properties).toEqual({ '--bx-font': font });
  });

  eachRow([
    ['url(https://host.example/font.woff)'],
    ['Georgia; color: red'],
    ['Georgia} body {'],
    ['Georgia, var(--x)'],
    ["'Georgia"],
    ['"a\\"b"'],
    ['Georgia,'],
    [', serif'],
    ['12px Georgia/1.5'],
    ['<script>'],
    ['a'.repeat(301)],
  ])('leaves out the font %j', (font) => {
    expect(resolveTheme({ font }).properties).toEqual({});
    expect(rejectedFields({ font })).toEqual(['font']);
  });

  eachRow([0, 8, 22.5, 32])('takes a radius of %s', (radius) => {
    expect(resolveTheme({ ringSettings: { radius } }).properties).toEqual({ '--bx-radius': `${radius}px` });
  });

  eachRow([-1, 33, Number.NaN, Number.POSITIVE_INFINITY])('leaves out a radius of %s', (radius) => {
    expect(resolveTheme({ ringSettings: { radius } }).properties).toEqual({});
    expect(rejectedFields({ ringSettings: { radius } })).toEqual(['ringSettings.radius']);
  });

  eachRow(ringStyles)('takes a focus ring that stands %s', (style) => {
    expect(resolveTheme({ ringSettings: { style } })).toMatchObject({ ring: style, rejected: [] });
  });

  it('leaves out a focus ring of another kind, and keeps the radius beside it', () => {
    const settings: unknown = { ringSettings: { radius: 4, style: 'none' } };
    expect(resolveTheme(settings as ThemeSettings)).toMatchObject({
      properties: { '--bx-radius': '4px' },
      ring: undefined,
      rejected: [{ field: 'ringSettings.style', value: 'none' }],
    });
  });

  it('keeps up to three class names as they are', () => {
    expect(resolveTheme({ customClass: ' brand-a  _b c1 ' })).toMatchObject({
      className: 'brand-a _b c1',
      rejected: [],
    });
    expect(resolveTheme({ customClass: 'a b c d' })).toMatchObject({
      className: 'a b c',
      rejected: [{ field: 'customClass' }],
    });
    expect(resolveTheme({ customClass: '1a good "x' })).toMatchObject({
      className: 'good',
      rejected: [{ field: 'customClass' }],
    });
  });

  it('takes a server answer of the wrong kind for a rejected value', () => {
    const settings: unknown = JSON.parse(
      '{"color0": 7, "font": ["x"], "customClass": {}, "ringSettings": {"radius": "8"}}',
    );
    expect(resolveTheme(settings as ThemeSettings)).toMatchObject({ properties: {}, className: '' });
    expect(rejectedFields(settings as ThemeSettings)).toEqual([
      'color0',
      'font',
      'ringSettings.radius',
      'customClass',
    ]);
  });

  it('lets one bad value not spoil the others', () => {
    expect(resolveTheme({ color0: '#fff', color1: 'url(x)', color2: '#c02f14' })).toEqual({
      properties: { '--bx-color0': '#fff', '--bx-color2': '#c02f14' },
      className: '',
      ring: undefined,
      rejected: [{ field: 'color1', value: 'url(x)' }],
    });
  });
});
