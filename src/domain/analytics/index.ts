export { orderEvents } from './orderEvents';
export { selectionEvents, unseenSelection } from './selectionEvents';
export type * from './widgetEvent';
