import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBitcoin } from '../../../../../src/domain';

describe('an amount in bitcoins', () => {
  it('is satoshis divided by 100,000,000', () => {
    expect(formatBitcoin(475_737, 'en')).toBe('0.00475737');
    expect(formatBitcoin(100_000_000, 'en')).toBe('1');
    expect(formatBitcoin(1, 'en')).toBe('0.00000001');
    expect(formatBitcoin(475_737, 'de')).toBe('0,00475737');
    expect(formatBitcoin(2_099_999_997_690_000, 'en')).toBe('20,999,999.9769');
  });

  it('has no dust of floating point for as many bitcoins as there can be', () => {
    const all = fc.integer({ min: 0, max: 2_100_000_000_000_000 });
    fc.assert(
      fc.property(all, (satoshis) => {
        const [whole = '', part = ''] = formatBitcoin(satoshis, 'en').replaceAll(',', '').split('.');
        expect(BigInt(whole) * 100_000_000n + BigInt(part.padEnd(8, '0'))).toBe(BigInt(satoshis));
      }),
    );
  });
});
