export * from './orders';
export * from './shell';
