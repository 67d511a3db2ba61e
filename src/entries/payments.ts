export * from '../payments';
