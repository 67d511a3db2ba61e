import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { stringify } from '../../../../host-app/embed/ownStringify';

/** What Prototype 1.6 did to every page. */
function extendPage() {
  Object.defineProperty(Array.prototype, 'toJSON', {
    configurable: true,
    enumerable: true,
    value: () => 'a list',
  });
}
afterEach(() => void Reflect.deleteProperty(Array.prototype, 'toJSON'));

describe('on a page that changed how lists are written', () => {
  test('everything is written as the language does', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const expected = JSON.stringify(value);
        extendPage();
        expect(stringify(value)).toBe(expected);
        Reflect.deleteProperty(Array.prototype, 'toJSON');
      }),
    );
  });

  test('the page keeps its change, also after a value that can not be written', () => {
    extendPage();
    const circle: { self?: object } = {};
    circle.self = circle;
    expect(() => stringify(circle)).toThrow(TypeError);
    expect(JSON.stringify([1])).toBe('"a list"');
  });

  test('what a value says of itself still counts', () => {
    expect(stringify({ at: new Date(0) })).toBe('{"at":"1970-01-01T00:00:00.000Z"}');
  });
});
