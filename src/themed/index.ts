export * from './confirmation';
export * from './kit';
export * from './notices';
export * from './payment';
export * from './registration';
export * from './root';
export * from './summary';
export * from './tickets';
