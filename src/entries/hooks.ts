export * from '../hooks';
