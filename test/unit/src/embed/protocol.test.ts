import { expect, it } from 'vitest';
import { isTheme } from '../../../../src/embed/protocol';

it.each([
  [{}, true],
  [{ font: 'Inter', color0: '#fff', ringSettings: { radius: 8, style: 'close' } }, true],
  [{ color6: '#fff' }, false],
  [{ background: 'url(https://evil.example)' }, false],
  [{ font: 'x'.repeat(201) }, false],
  [{ font: {} }, false],
  [{ ringSettings: { radius: 201 } }, false],
  [{ ringSettings: 'close' }, false],
  [[], false],
  [null, false],
])('A05, A12: %j is a theme: %j', (value, isOne) => expect(isTheme(value)).toBe(isOne));
