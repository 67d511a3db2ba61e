export * from './answers';
export * from './schemas';
export * from './submission';
export * from './values';
