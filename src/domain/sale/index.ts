export { longestTaxName, saleSchema } from './schema';
export { taxSample, type TaxSample } from './taxSample';
export { currencyOf, saleUpdate, saleValues, type SaleValues } from './values';
