import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lchOf, luminance, read, toHex } from '../../../../../src/domain/theme/colour';
import { nearest } from '../../../../../src/domain/theme/nearest';
import { eachRow } from '../../../../eachRow';

const channel = fc.integer({ min: 0, max: 255 });

eachRow([
  ['darker', 0, 0.12],
  ['lighter', 1, 0.82],
] as const)('finds the nearest %s colour that passes, of the same hue', (_, towards, limit) => {
  const passes = (y: number) => (towards === 0 ? y <= limit : y >= limit);
  fc.assert(
    fc.property(channel, channel, channel, (r, g, b) => {
      const given = read(`rgb(${r} ${g} ${b})`);
      fc.pre(!passes(luminance(given)));
      const found = read(nearest(given, towards, (colour) => passes(luminance(colour))));
      expect(passes(luminance(found))).toBe(true);
      // As near as eight bits a channel let it come.
      expect(Math.abs(luminance(found) - limit)).toBeLessThan(0.02);
      const [from, to] = [lchOf(given), lchOf(found)];
      if (from.c < 0.03 || to.c < 0.03) return;
      const turned = Math.abs(((to.h - from.h + 540) % 360) - 180);
      expect(turned).toBeLessThan(12);
    }),
  );
});

eachRow([
  ['#c02f14', '#c02f14'],
  ['#FFF', '#ffffff'],
  ['rgb(192, 47, 20)', '#c02f14'],
  ['rgb(100% 0% 0%)', '#ff0000'],
  ['hsl(10deg 80% 40%)', '#b83014'],
  ['hsl(none 80% 40%)', '#b81414'],
  ['oklch(0.5 none 30)', '#636363'],
  // Cut off channel by channel, as browsers do.
  ['oklch(0.7 0.4 140)', '#00cd00'],
])('reads %s as %s', (literal, hex) => {
  expect(toHex(read(literal))).toBe(hex);
});

it('refuses what is no colour', () => {
  expect(() => read('url(x)')).toThrow('Not a colour');
});
