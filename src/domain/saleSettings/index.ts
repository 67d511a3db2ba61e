export { longestTaxName, saleSchema } from './schema';
export { taxSample } from './taxSample';
export { saleUpdate, saleValues, type SaleValues } from './values';
