export * from '../contract';
