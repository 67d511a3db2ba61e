import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scanCode } from '../../../../../src/domain/checkIn';
import { eachRow } from '../../../../eachRow';

eachRow([
  ['NL26-4817-1', 'NL26-4817-1'],
  ['NL26-4817-1\r\n', 'NL26-4817-1'],
  ['  nl26 4817-1 ', 'nl264817-1'],
  ['NL26–4817—1', 'NL26-4817-1'],
  ['ＮＬ26-4817-1', 'NL26-4817-1'],
  ['\u200eNL26-4817-1\u200f', 'NL26-4817-1'],
  ['', null],
  [' \n', null],
  ['https://example.com/NL26-4817-1', null],
  ['WIFI:S:hall;P:secret;;', null],
  ['x'.repeat(201), null],
])('%j says %j', (raw, code) => {
  expect(scanCode(raw)).toBe(code);
});

it('says the same of what it said', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (raw) => {
      const code = scanCode(raw);
      if (code !== null) expect(scanCode(code)).toBe(code);
    }),
  );
});
