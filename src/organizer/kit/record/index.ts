export { EditorScreen, type RecordProps } from './EditorScreen';
export { ReadDialog, type ReadDialogProps } from './ReadDialog';
export { readingOf, type Reading } from './reading';
export { ReadState } from './ReadState';
export { ScreenState } from './ScreenState';
