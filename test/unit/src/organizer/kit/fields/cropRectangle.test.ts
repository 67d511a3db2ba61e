import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  cropRectangle,
  maxDimension,
  middleOf,
  wholePicture as whole,
} from '../../../../../../src/organizer/kit/fields/cropRectangle';

it.each([
  ['the whole of a small one', whole, [400, 200], [0, 0, 400, 200], [400, 200]],
  ['its middle', { x: 25, y: 0, width: 50, height: 100 }, [400, 200], [100, 0, 200, 200], [200, 200]],
  [
    'a part beyond its edge',
    { x: 90, y: -5, width: 50, height: 100 },
    [400, 200],
    [360, 0, 40, 200],
    [40, 200],
  ],
  ['the whole of a large one', whole, [8192, 4096], [0, 0, 8192, 4096], [2048, 1024]],
  ['a hair of a long one', { ...whole, height: 0 }, [8192, 2], [0, 0, 8192, 1], [2048, 1]],
] as const)('cuts %s', (_name, percent, [width, height], from, to) => {
  const cut = cropRectangle(percent, { width, height });
  expect(Object.values(cut.from)).toEqual(from);
  expect(Object.values(cut.to)).toEqual(to);
});

it('never leaves the picture, and never draws it larger than the limit', () => {
  const share = fc.double({ min: -20, max: 120, noNaN: true });
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(
      fc.record({ x: share, y: share, width: share, height: share }),
      fc.record({ width: side, height: side }),
      (percent, picture) => {
        const { from, to } = cropRectangle(percent, picture);
        expect(Math.min(from.x, from.y)).toBeGreaterThanOrEqual(0);
        expect(from.x + from.width).toBeLessThanOrEqual(picture.width);
        expect(from.y + from.height).toBeLessThanOrEqual(picture.height);
        expect(Math.min(from.width, from.height, to.width, to.height)).toBeGreaterThanOrEqual(1);
        expect(Math.max(to.width, to.height)).toBeLessThanOrEqual(maxDimension);
      },
    ),
  );
});

it.each([
  ['wider than asked', [400, 200], 1, [25, 0, 50, 100]],
  ['higher than asked', [200, 400], 1, [0, 25, 100, 50]],
  ['in the shape that is asked', [400, 200], 2, [0, 0, 100, 100]],
] as const)('takes the middle of a picture %s', (_name, [width, height], aspect, part) => {
  expect(Object.values(middleOf({ width, height }, aspect))).toEqual(part);
});

it('knows the whole of a picture, whatever its numbers', () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(fc.record({ width: side, height: side }), (picture) => {
      const part = middleOf(picture, picture.width / picture.height);
      expect(cropRectangle(part, picture).isWhole).toBe(true);
    }),
  );
});
