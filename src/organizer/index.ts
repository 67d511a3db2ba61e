export * from './accounts';
export * from './orders';
export * from './shell';
