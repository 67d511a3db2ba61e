export { longestTaxName, saleSchema } from './schema';
export { taxSample, type TaxSample } from './taxSample';
export { saleUpdate, saleValues, type SaleValues } from './values';
