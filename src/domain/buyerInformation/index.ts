export { sampleHold, sampleOrders, sampleRecord, type SampleOrder } from './sample';
export { buyerSchema } from './schema';
export { buyerUpdate, buyerValues, type BuyerValues } from './values';
