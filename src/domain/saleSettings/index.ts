export { maxTaxNameLength, saleSettingsSchema } from './schema';
export { taxSample } from './taxSample';
export { saleSettingsUpdate, saleSettingsValues, type SaleSettingsValues } from './values';
