export { initialOrder } from './initialOrder';
export * from './problem';
export type * from './state';
export * from './step';
