export { initialOrder } from './initialOrder';
export * from '../problems/problem';
export type * from './state';
export * from './step';
