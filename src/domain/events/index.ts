export * from './parts';
export * from './pixels';
export * from './problem';
export * from './schema';
export * from './values';
