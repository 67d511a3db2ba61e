import { describe, expect } from 'vitest';
import { inkOn } from '../../../../../src/domain/theme/ink';
import { eachRow } from '../../../../eachRow';

describe('words on a colour', () => {
  eachRow([
    ['#0b3d5c', '#ffffff'],
    ['#1F4B6E', '#ffffff'],
    ['#ffdd00', '#000000'],
    ['#ffffff', '#000000'],
    ['blue-ish', null],
  ])('of %s are %s', (colour, ink) => expect(inkOn(colour)).toBe(ink));
});
