export * from './answers';
export * from './billing';
export * from './draft';
export * from './paymentSchemas';
export * from './schemas';
export * from './submission';
export * from './values';
