import { describe, expect } from 'vitest';
import { zoomAfterKey } from '../../../../../../src/organizer/kit/fields/zoomKeys';
import { eachRow } from '../../../../../eachRow';

const pressed = (key: string, also = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...also });

describe('a key on a picture that is cropped', () => {
  eachRow([
    ['plus', pressed('+'), 1.2, 1.3],
    ['plus without Shift', pressed('='), 1, 1.1],
    ['minus', pressed('-'), 1.2, 1.1],
    ['plus at its largest', pressed('+'), 3, 3],
    ['minus at its smallest', pressed('-'), 1.04, 1],
    ['an arrow', pressed('ArrowLeft'), 1.5, null],
    ['plus that zooms the page', pressed('+', { ctrlKey: true }), 1.5, null],
    ['the same on a Mac', pressed('-', { metaKey: true }), 1.5, null],
  ] as const)('%s', (_, key, zoom, next) => {
    expect(zoomAfterKey(key, zoom)).toBe(next);
  });
});
