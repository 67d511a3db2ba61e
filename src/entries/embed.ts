export * from '../embed';
export {
  englishTexts,
  isSupported,
  loadShippedTexts,
  mountTickets,
  nearestOf,
  type EmbedTexts,
  type EventListeners,
  type LoadTexts,
  type MountedTickets,
  type TicketsOptions,
} from '../embed/host';
export * from '../embed/element';
