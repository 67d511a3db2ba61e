export { longestTaxName, saleSettingsSchema } from './schema';
export { taxSample, type TaxSample } from './taxSample';
export { saleSettingsUpdate, saleSettingsValues, type SaleSettingsValues } from './values';
