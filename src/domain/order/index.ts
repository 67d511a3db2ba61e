export { initialOrder } from './initialOrder';
export * from './summaryLines';
export * from '../problems/problem';
export type * from './state';
export * from './step';
