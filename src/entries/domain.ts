export * from '../domain';
export * from '../domain/confirmation';
