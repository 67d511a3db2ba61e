export type { TextPatch } from './patch';
export { TextsInContext, type TextsInContextProps, type TextsToShow } from './TextsInContext';
