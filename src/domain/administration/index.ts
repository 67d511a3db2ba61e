export * from './event';
export * from './features';
export { withChange, type SupportChange } from './log';
export { supportProblem } from './problem';
export * from './values';
