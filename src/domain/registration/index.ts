export * from './answers';
export * from './draft';
export * from './schemas';
export * from './submission';
export * from './values';
