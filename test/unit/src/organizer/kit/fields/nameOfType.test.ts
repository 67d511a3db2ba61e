import { expect, it } from 'vitest';
import { nameOfType } from '../../../../../../src/organizer/kit/fields/nameOfType';

it.each([
  ['face.png', 'image/png', 'face.png'],
  ['face.JPEG', 'image/jpeg', 'face.JPEG'],
  ['face.jfif', 'image/jpeg', 'face.jfif'],
  ['face.webp', 'image/png', 'face.png'],
  ['a.face.webp', 'image/jpeg', 'a.face.jpg'],
  ['face', 'image/png', 'face.png'],
  ['.face', 'image/png', '.face.png'],
  ['face.bmp', 'image/bmp', 'face.bmp'],
])('calls %s in %s %s', (name, type, named) => {
  expect(nameOfType(name, type)).toBe(named);
});
