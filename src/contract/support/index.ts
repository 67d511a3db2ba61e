export * from './administration';
export * from './rings';
