import { describe, expect, it } from 'vitest';
import type { SaleSettings } from '../../../../src/contract';
import { currencyOf } from '../../../../src/domain';
import {
  saleSettingsSchema,
  saleSettingsUpdate,
  saleSettingsValues,
  taxSample,
  type SaleSettingsValues,
} from '../../../../src/domain/saleSettings';
import { eachRow } from '../../../eachRow';

const saved: SaleSettings = {
  currency: { code: 'USD', symbol: 'US$' },
  taxRate: 6.25,
  taxName: 'Sales tax',
  gateway: 'stripe',
  allowBitcoin: false,
  timeLimit: 15,
  uniqueEmails: true,
  version: 4,
};
const values = saleSettingsValues(saved);

describe('the rules of a sale in a form', () => {
  it('keep the sign of a currency that stays', () => {
    expect(saleSettingsUpdate(values, saved)).not.toHaveProperty('currency');
    expect(saleSettingsUpdate({ ...values, currencyCode: 'EUR' }, saved).currency).toEqual({
      code: 'EUR',
      symbol: '€',
    });
  });

  it('forget the name of a tax without a rate', () => {
    expect(saleSettingsUpdate({ ...values, taxRate: null }, saved)).toMatchObject({
      taxRate: null,
      taxName: null,
    });
    expect(saleSettingsUpdate({ ...values, taxName: ' VAT ' }, saved).taxName).toBe('VAT');
  });

  eachRow([
    ['JPY', { code: 'JPY', symbol: '¥', minorUnits: 0 }],
    ['KWD', { code: 'KWD', symbol: 'KWD', minorUnits: 3 }],
  ])('%s has digits of its own', (code, currency) => {
    expect(currencyOf(code)).toEqual(currency);
  });

  eachRow([
    ['taxRate', 'organizer.saleSettings.error.taxRate', { taxRate: 100.5 }],
    ['taxRate', 'organizer.saleSettings.error.taxRate', { taxRate: -1 }],
    ['taxName', 'organizer.saleSettings.error.taxName', { taxName: ' ' }],
    ['taxName', 'organizer.saleSettings.error.taxNameTooLong', { taxName: 'a'.repeat(51) }],
    ['timeLimit', 'organizer.saleSettings.error.timeLimit', { timeLimit: null }],
    ['timeLimit', 'organizer.saleSettings.error.timeLimit', { timeLimit: 121 }],
    ['timeLimit', 'organizer.saleSettings.error.timeLimit', { timeLimit: 1.5 }],
  ] satisfies [keyof SaleSettingsValues, string, Partial<SaleSettingsValues>][])(
    'are refused for %s: %s',
    async (path, message, change) => {
      await expect(saleSettingsSchema.validate({ ...values, ...change })).rejects.toMatchObject({
        path,
        message,
      });
    },
  );

  it('need no name for no tax', async () => {
    await expect(
      saleSettingsSchema.validate({ ...values, taxRate: null, taxName: '' }),
    ).resolves.toBeDefined();
  });
});

describe('an example of the tax', () => {
  eachRow([
    [false, { price: 100_00, tax: 6_25, total: 100_00 }],
    [true, { price: 100_00, tax: 6_25, total: 106_25 }],
  ])('added at checkout: %s', (isAdded, sample) => {
    expect(taxSample(6.25, saved.currency, isAdded)).toEqual(sample);
  });
});
