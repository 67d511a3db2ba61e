export * from '../embed';
