export { EditorScreen, type RecordProps } from './EditorScreen';
export { readingOf, type Reading } from './reading';
export { ReadState } from './ReadState';
export { ScreenState } from './ScreenState';
