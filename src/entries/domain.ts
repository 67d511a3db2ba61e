export * from '../domain';
export * from '../domain/confirmation';
export * from '../domain/eventSettings';
export * from '../domain/postRegistration';
export * from '../domain/widgetSettings';
