export * from '../domain';
