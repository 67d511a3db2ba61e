export * from './cells';
export * from './columns';
export * from './rows';
export * from './sheet';
