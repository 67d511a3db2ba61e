export * from './parts';
export * from './pixels';
export * from './problem';
export * from './schema';
export * from './templates';
export * from './values';
