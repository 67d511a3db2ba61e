export * from './confirmation';
export * from './endpoint';
export * from './entities';
export * from './errorCodes';
export * from './orders';
export * from './registration';
export * from './tickets';
export * from './widget';
