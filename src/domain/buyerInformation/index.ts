export { sampleHold, sampleOrders, sampleRecord, type SampleOrder } from './sample';
export { buyerInformationSchema } from './schema';
export { buyerInformationUpdate, buyerInformationValues, type BuyerInformationValues } from './values';
