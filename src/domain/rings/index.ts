export { ringProblem } from './problem';
export * from './values';
