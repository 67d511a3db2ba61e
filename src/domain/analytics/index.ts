export { orderEvents } from './orderEvents';
export { selectionEvents, unseenSelection, type WatchedSelection } from './selectionEvents';
export type * from './widgetEvent';
