// Tickets in a frame.
export {
  mountTickets,
  type TicketsOptions,
  type MountedTickets,
  type EventListeners,
  isSupported,
} from '../embed/host';
export type { Prefill } from '../embed';

// The element.
export {
  defineTickets,
  defineElement,
  elementName,
  type TicketsElement,
  type TicketsElementOptions,
  attributeNames,
  type AttributeName,
  type Mode,
  type LoadInline,
} from '../embed/element';

// Texts outside the frame.
export { englishTexts, type EmbedTexts, type LoadTexts, loadShippedTexts, nearestOf } from '../embed/host';

// What both ends say to each other.
export {
  frameEvents,
  type FrameEvents,
  hostCommands,
  type HostCommands,
  type ThemeMessage,
  protocolSource,
  protocolVersion,
} from '../embed';
